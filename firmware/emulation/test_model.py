"""The model finds what is wrong: each test breaks the program in one way.

A program that wrote something else is one whose write is changed on its way
to the device.
"""

import unittest
from collections.abc import Callable

from unicorn import arm_const as arm

import cycles
from game import IMAGES, PROMPTS
from stm32f030 import RAM, Chip, Devices, Mistake, Reset

IMAGE = IMAGES / "stm32f030"


class Mutant(Chip):
    """A chip whose program writes something else, or `None` for nothing."""

    def __init__(self, device: str, offset: int, change: Callable[[int], int | None]):
        self.change = (f"write_{device}", offset, change)
        super().__init__(IMAGE)

    def device(self, name, offset, size, *value):
        device, place, change = self.change
        if value and (device, place) == (name, offset):
            value = (change(*value),)
            if value == (None,):
                return None
        return super().device(name, offset, size, *value)


def begin(chip: Chip) -> bytes:
    chip.run()
    chip.type(b" ")
    return chip.run()


class WrongRegisters(unittest.TestCase):
    def breaks(self, message: str, device: str, offset: int, change) -> None:
        with self.assertRaisesRegex(Mistake, message):
            begin(Mutant(device, offset, change))

    def test_the_program_as_it_is_makes_no_mistake(self):
        self.assertTrue(begin(Mutant("rcc", 0x14, lambda value: value)).endswith(PROMPTS[0]))

    def test_a_device_without_its_clock(self):
        self.breaks("GPIOA is used without", "rcc", 0x14, lambda value: value & ~(1 << 17))
        self.breaks("USART1 is used without", "rcc", 0x18, lambda value: value & ~(1 << 14))
        self.breaks("USART1 is used without", "rcc", 0x18, lambda value: 1 << 13)

    def test_a_pin_that_is_not_given_to_the_line(self):
        self.breaks("PA9 is not", "gpioa", 0x00, lambda value: value & ~(3 << 18))
        self.breaks("PA10 is not", "gpioa", 0x00, lambda value: value & ~(3 << 20))
        self.breaks("PA9 is not", "gpioa", 0x24, lambda value: 2 << 4 | 1 << 8)

    def test_a_baud_rate_that_is_too_far_off(self):
        self.breaks(r"off by -91.7%", "usart1", 0x0C, lambda value: 833)
        self.breaks(r"off by \+2.1%", "usart1", 0x0C, lambda value: value - 1)
        self.breaks(r"BRR is less", "usart1", 0x0C, lambda value: None)

    def test_a_line_that_is_off(self):
        self.breaks("the line is off", "usart1", 0x00, lambda value: value & ~8)
        self.breaks("the line is off", "usart1", 0x00, lambda value: value & ~1)

    def test_a_rate_that_is_set_while_the_line_is_in_use(self):
        chip = Chip(IMAGE)
        chip.run()
        with self.assertRaisesRegex(Mistake, "while the line is in use"):
            chip.devices.write_usart1(0x0C, 69)

    def test_a_byte_that_is_sent_before_there_is_room(self):
        class Impatient(Devices):
            def status(self):
                self.settle()
                return self.flags | self.TXE

        chip = Chip(IMAGE)
        chip.devices = Impatient()
        with self.assertRaisesRegex(Mistake, "before there is room"):
            chip.run()

    def test_a_watchdog_that_stays_locked(self):
        unlock_lost = lambda value: None if value == 0x5555 else value
        self.breaks("locked", "iwdg", 0x0, unlock_lost)

    def test_registers_that_the_model_does_not_know(self):
        for access in (
            lambda devices: devices.write_rcc(0x1C, 0),
            lambda devices: devices.read_rcc(0x00),
            lambda devices: devices.write_usart1(0x04, 0),
            lambda devices: devices.write_iwdg(0xC, 0),
        ):
            chip = Chip(IMAGE)
            chip.run()
            with self.assertRaises(Mistake):
                access(chip.devices)

    def test_half_a_register(self):
        with self.assertRaisesRegex(Mistake, "2 bytes"):
            Chip(IMAGE).device("read_rcc", 0x14, 2)


class WrongBehaviour(unittest.TestCase):
    def test_a_receiver_that_is_off_hears_nothing(self):
        chip = Mutant("usart1", 0x00, lambda value: value & ~4)
        self.assertEqual(begin(chip), b"")

    def test_an_overrun_that_nobody_clears_ends_all_receiving(self):
        chip = Mutant("usart1", 0x20, lambda value: None)
        begin(chip)
        chip.type(bytes(20), gap=0.1)
        chip.run()
        chip.type(b"5\r")
        self.assertNotIn(b"I play", chip.run())

    def test_a_watchdog_that_nobody_feeds_bites(self):
        chip = Mutant("iwdg", 0x0, lambda value: None if value == 0xAAAA else value)
        begin(chip)
        # Five seconds are long for a model.
        chip.devices.watchdog_reload = 63
        with self.assertRaisesRegex(Reset, "watchdog"):
            chip.type(b"1", gap=1000)
            chip.run()

    def test_a_lamp_that_is_never_switched_stays_dark(self):
        chip = Mutant("gpioa", 0x18, lambda value: None)
        begin(chip)
        self.assertFalse(chip.devices.lamp)


class WrongMemory(unittest.TestCase):
    def test_a_stack_that_is_too_deep(self):
        chip = Chip(IMAGE)
        chip.uc.reg_write(arm.UC_ARM_REG_SP, RAM + 768)
        begin(chip)
        chip.type(b"5\r")
        with self.assertRaisesRegex(Mistake, "Invalid memory write"):
            chip.run()

    def test_the_stack_is_measured_to_the_word(self):
        chip = Chip(IMAGE)
        self.assertEqual(chip.stack_used(), 0)
        chip.uc.mem_write(RAM + 4096 - 1000, b"\0")
        self.assertEqual(chip.stack_used(), 1000)

    def test_flash_cannot_be_written(self):
        chip = Chip(IMAGE)
        code = b"\x08\x60\xfe\xe7"  # str r0, [r1]; b .
        chip.uc.ctl_remove_cache(chip.pc & ~1, (chip.pc & ~1) + 4)
        chip.uc.mem_write(chip.pc & ~1, code)
        chip.uc.reg_write(arm.UC_ARM_REG_R1, 0x0800_3000)
        with self.assertRaisesRegex(Mistake, "protected|Invalid memory write"):
            chip.run()

    def test_a_program_that_is_larger_than_the_flash(self):
        with open(IMAGE, "rb") as file:
            image = bytearray(file.read())
        # The physical address of the first program header, in 32-bit ELF.
        header = int.from_bytes(image[28:32], "little")
        moved = IMAGE.with_name("stm32f030-moved")
        image[header + 12 : header + 16] = (0x0800_3FF0).to_bytes(4, "little")
        moved.write_bytes(image)
        with self.assertRaisesRegex(Mistake, "not all in the flash"):
            Chip(moved)


class Cycles(unittest.TestCase):
    """Against the table in the manual of the processor."""

    def test_each_kind_of_instruction_takes_its_time(self):
        for code, expected in [
            ("0020", 1),  # movs r0, #0
            ("4843", 1),  # muls r0, r1
            ("0868", 2),  # ldr r0, [r1]
            ("0860", 2),  # str r0, [r1]
            ("0148", 2),  # ldr r0, [pc, #4]
            ("7047", 3),  # bx lr
            ("8847", 3),  # blx r1
            ("f0b5", 6),  # push {r4-r7, lr}
            ("f0bd", 9),  # pop {r4-r7, pc}
            ("f0bc", 5),  # pop {r4-r7}
            ("0fc1", 5),  # stm r1!, {r0-r3}
            ("fee7", 3),  # b .
            ("00f001f8", 4),  # bl
            ("00ba", 1),  # rev r0, r0
            ("c0b2", 1),  # uxtb r0, r0
            ("83b0", 1),  # sub sp, #12
        ]:
            block = cycles.block(0, bytes.fromhex(code))
            self.assertEqual(block.cycles, expected, code)

    def test_a_conditional_branch_is_one_and_a_call_to_the_system_is_none(self):
        self.assertTrue(cycles.block(0, bytes.fromhex("fed1")).is_conditional)
        self.assertFalse(cycles.block(0, bytes.fromhex("00df")).is_conditional)


if __name__ == "__main__":
    unittest.main()
