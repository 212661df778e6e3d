"""The cycles that a Cortex-M0 needs for a run of instructions.

The numbers are those of the Cortex-M0 Technical Reference Manual, chapter 3.3,
with the multiplier of one cycle and without wait states, as an STM32F030 has
them at 8 MHz.
"""

from dataclasses import dataclass


@dataclass(frozen=True)
class Block:
    """A run of instructions that only the last one can leave."""

    cycles: int
    end: int
    # The last instruction is a conditional branch, which takes longer when
    # it is taken.
    is_conditional: bool


BRANCH_TAKEN = 2


def block(address: int, code: bytes) -> Block:
    cycles = 0
    is_conditional = False
    at = 0
    while at < len(code):
        half = int.from_bytes(code[at : at + 2], "little")
        is_wide = half >> 11 in (0b11101, 0b11110, 0b11111)
        cycles += 4 if is_wide else narrow(half)
        is_conditional = half >> 12 == 0b1101 and half >> 8 & 0xF < 0xE
        at += 4 if is_wide else 2
    return Block(cycles, address + at, is_conditional)


def narrow(half: int) -> int:
    """The cycles of an instruction of 16 bits, a branch not taken."""
    registers = bin(half & 0xFF).count("1")
    match half >> 12:
        case 0b0101 | 0b0110 | 0b0111 | 0b1000 | 0b1001:
            return 2  # loads and stores
        case 0b0100 if half >> 11 & 1:
            return 2  # loads of constants
        case 0b0100 if half >> 8 & 0b111 == 0b111:
            return 3  # bx, blx
        case 0b0100 if half >> 10 & 1 and half & 0x87 == 0x87:
            return 3  # add or mov to the program counter
        case 0b1011 if half >> 9 & 0b11 == 0b10 and half >> 11 & 1:
            return 1 + registers + 4 * (half >> 8 & 1)  # pop, and return
        case 0b1011 if half >> 9 & 0b11 == 0b10:
            return 1 + registers + (half >> 8 & 1)  # push
        case 0b1100:
            return 1 + registers  # ldm, stm
        case 0b1110:
            return 3  # b
    return 1
