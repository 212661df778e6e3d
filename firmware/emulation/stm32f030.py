"""A model of the STM32F030F4, down to the registers that Dooz uses.

It is stricter than the chip: what the manual (RM0360) leaves without effect
or undefined is an error here. Registers that the model does not know, other
widths than a word, devices without their clock, pins in the wrong mode, a
baud rate that is too far off, a byte sent too early, any access beyond
16 KB of flash and 4 KB of RAM: each raises `Mistake`.
"""

import copy
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

import unicorn
from elftools.elf.elffile import ELFFile
from unicorn import arm_const as arm

import cycles

FLASH, FLASH_SIZE = 0x0800_0000, 16 * 1024
RAM, RAM_SIZE = 0x2000_0000, 4 * 1024
CLOCK = 8_000_000
BAUD = 115_200
# The watchdog's oscillator runs at 30 to 50 kHz; the fastest bites first.
WATCHDOG_CLOCK = 50_000
PAINT = b"\xa5\x5a\xc3\x3c"


class Mistake(Exception):
    """The program did what it must not do."""


class Reset(Exception):
    """The chip restarts, for this reason."""


@dataclass
class Devices:
    """The registers, and what the outside world sees of them."""

    now: int = 0
    ahbenr: int = 0x14
    apb2enr: int = 0
    # PA13 and PA14 belong to the debugger.
    gpioa: dict = field(
        default_factory=lambda: {0x00: 0x2800_0000, 0x0C: 0x2400_0000, 0x20: 0, 0x24: 0}
    )
    odr: int = 0
    cr1: int = 0
    brr: int = 0
    flags: int = 0xC0
    received: int = 0
    sent_at: list = field(default_factory=list)
    arriving: list = field(default_factory=list)
    output: bytearray = field(default_factory=bytearray)
    watchdog_fed: int | None = None
    watchdog_unlocked: bool = False
    watchdog_prescaler: int = 0
    watchdog_reload: int = 0xFFF
    idle_reads: int = 0
    dark_since: int | None = None
    longest_dark: int = 0
    longest_hunger: int = 0
    lost_bytes: int = 0
    # Called when the lamp goes out: the computer begins to think.
    on_dark: Callable[[], None] = lambda: None

    FE, NF, ORE, RXNE, TC, TXE = 1 << 1, 1 << 2, 1 << 3, 1 << 5, 1 << 6, 1 << 7
    UE, RE, TE = 1 << 0, 1 << 2, 1 << 3

    # --- reset and clock control

    def read_rcc(self, offset: int) -> int:
        match offset:
            case 0x14:
                return self.ahbenr
            case 0x18:
                return self.apb2enr
        raise Mistake(f"reads an unknown register of RCC: {offset:#x}")

    def write_rcc(self, offset: int, value: int) -> None:
        match offset:
            case 0x14:
                self.ahbenr = value
            case 0x18:
                self.apb2enr = value
            case _:
                raise Mistake(f"writes an unknown register of RCC: {offset:#x}")

    # --- port A

    def read_gpioa(self, offset: int) -> int:
        self.need_clock("GPIOA", self.ahbenr >> 17)
        if offset not in self.gpioa:
            raise Mistake(f"reads an unknown register of GPIOA: {offset:#x}")
        return self.gpioa[offset]

    def write_gpioa(self, offset: int, value: int) -> None:
        self.need_clock("GPIOA", self.ahbenr >> 17)
        if offset == 0x18:
            was_on = self.lamp
            self.odr = self.odr & ~(value >> 16) | value & 0xFFFF
            if was_on and not self.lamp:
                self.dark_since = self.now
                self.on_dark()
            elif not was_on and self.lamp and self.dark_since is not None:
                self.longest_dark = max(self.longest_dark, self.now - self.dark_since)
                self.dark_since = None
        elif offset in self.gpioa:
            self.gpioa[offset] = value
        else:
            raise Mistake(f"writes an unknown register of GPIOA: {offset:#x}")

    @property
    def lamp(self) -> bool:
        is_output = self.gpioa[0x00] >> 8 & 3 == 1
        return bool(self.odr >> 4 & 1) and is_output

    def need_alternate(self, pin: int) -> None:
        mode = self.gpioa[0x00] >> 2 * pin & 3
        function = self.gpioa[0x24] >> 4 * (pin - 8) & 0xF
        if mode != 2 or function != 1:
            raise Mistake(f"PA{pin} is not given to USART1")

    # --- USART1

    def read_usart1(self, offset: int) -> int:
        self.need_clock("USART1", self.apb2enr >> 14)
        match offset:
            case 0x00:
                return self.cr1
            case 0x0C:
                return self.brr
            case 0x1C:
                return self.status()
            case 0x24:
                self.flags &= ~self.RXNE
                self.idle_reads = 0
                return self.received
        raise Mistake(f"reads an unknown register of USART1: {offset:#x}")

    def write_usart1(self, offset: int, value: int) -> None:
        self.need_clock("USART1", self.apb2enr >> 14)
        match offset:
            case 0x00:
                if value & self.UE:
                    self.check_line()
                else:
                    self.flags = 0xC0
                    self.sent_at.clear()
                if value & ~(self.UE | self.RE | self.TE):
                    raise Mistake(f"unknown bits of CR1: {value:#x}")
                self.cr1 = value
            case 0x0C:
                if self.cr1 & self.UE:
                    raise Mistake("BRR is written while the line is in use")
                self.brr = value
            case 0x20:
                self.flags &= ~(value & (self.FE | self.NF | self.ORE))
            case 0x28:
                self.transmit(value)
            case _:
                raise Mistake(f"writes an unknown register of USART1: {offset:#x}")

    def check_line(self) -> None:
        if self.brr < 16:
            raise Mistake("BRR is less than 16")
        off = CLOCK / self.brr / BAUD - 1
        if abs(off) > 0.02:
            raise Mistake(f"the baud rate is off by {off:+.1%}")
        self.need_alternate(9)
        self.need_alternate(10)

    @property
    def byte_time(self) -> int:
        return 10 * self.brr

    def status(self) -> int:
        self.settle()
        # A program that waits for room would only ask again: let the time
        # pass at once.
        if self.sent_at and len(self.sent_at) == 2:
            self.now = max(self.now, self.sent_at[0])
            self.settle()
        self.idle_reads += 1
        return self.flags

    def settle(self) -> None:
        """Brings the line to the present."""
        while self.sent_at and self.sent_at[0] <= self.now:
            self.sent_at.pop(0)
        self.flags |= self.TXE if len(self.sent_at) < 2 else 0
        self.flags |= self.TC if not self.sent_at else 0
        while self.arriving and self.arriving[0][0] <= self.now:
            _, byte, error = self.arriving.pop(0)
            if self.cr1 & (self.UE | self.RE) != self.UE | self.RE:
                self.lost_bytes += 1
            elif self.flags & (self.RXNE | self.ORE):
                # Stricter than the chip: an overrun that nobody clears
                # ends all receiving.
                self.flags |= self.ORE
                self.lost_bytes += 1
            else:
                self.received = byte
                self.flags |= self.RXNE | error

    def transmit(self, value: int) -> None:
        self.settle()
        if self.cr1 & (self.UE | self.TE) != self.UE | self.TE:
            raise Mistake("sends while the line is off")
        if not self.flags & self.TXE:
            raise Mistake("sends before there is room")
        self.need_alternate(9)
        begin = self.sent_at[-1] if self.sent_at else self.now
        self.sent_at.append(begin + self.byte_time)
        if len(self.sent_at) == 2:
            self.flags &= ~self.TXE
        self.flags &= ~self.TC
        self.output.append(value & 0xFF)
        self.idle_reads = 0

    def is_idle(self) -> bool:
        """The program has nothing to do but to wait for a key."""
        line_is_quiet = self.flags & (self.TC | self.RXNE) == self.TC
        return self.idle_reads > 3 and not self.arriving and line_is_quiet

    # --- the watchdog

    def write_iwdg(self, offset: int, value: int) -> None:
        match offset, value:
            case 0x0, 0xCCCC:
                self.watchdog_fed = self.now
            case 0x0, 0x5555:
                self.watchdog_unlocked = True
            case 0x0, 0xAAAA:
                self.watchdog_unlocked = False
                if self.watchdog_fed is None:
                    raise Mistake("the watchdog is fed before it is started")
                self.longest_hunger = max(self.longest_hunger, self.now - self.watchdog_fed)
                self.watchdog_fed = self.now
            case 0x4 | 0x8, _ if not self.watchdog_unlocked:
                raise Mistake("the watchdog's registers are locked")
            case 0x4, _:
                self.watchdog_prescaler = value
            case 0x8, _:
                self.watchdog_reload = value
            case _:
                raise Mistake(f"writes {value:#x} to IWDG {offset:#x}")

    def check_watchdog(self) -> None:
        if self.watchdog_fed is None:
            return
        ticks = (self.watchdog_reload + 1) * (4 << self.watchdog_prescaler)
        if self.now - self.watchdog_fed > ticks * CLOCK // WATCHDOG_CLOCK:
            raise Reset("watchdog")

    @staticmethod
    def need_clock(device: str, enabled: int) -> None:
        if not enabled & 1:
            raise Mistake(f"{device} is used without its clock")


class Chip:
    """The processor with its memory and devices, and a program in flash."""

    def __init__(self, image: Path | str):
        with open(image, "rb") as file:
            elf = ELFFile(file)
            symbols = elf.get_section_by_name(".symtab").iter_symbols()
            self.symbols = {symbol.name: symbol["st_value"] for symbol in symbols}
            allocated = [s for s in elf.iter_sections() if s["sh_flags"] & 2 and s["sh_size"]]
            self.static_ram = sum(
                s["sh_size"] for s in allocated if RAM <= s["sh_addr"] < RAM + RAM_SIZE
            )
            self.flash_size = sum(
                s["sh_size"] for s in allocated if s["sh_type"] != "SHT_NOBITS"
            )
            self.flash = bytearray(b"\xff" * FLASH_SIZE)
            for segment in elf.iter_segments("PT_LOAD"):
                start = segment["p_paddr"] - FLASH
                data = segment.data()
                if data and not 0 <= start <= FLASH_SIZE - len(data):
                    raise Mistake("the program is not all in the flash memory")
                self.flash[start : start + len(data)] = data
        self.mistake: Exception | None = None
        self.blocks: dict[int, cycles.Block] = {}
        self.power_on()

    def power_on(self) -> None:
        """Begins from the vectors, with RAM painted to see what is used."""
        self.devices = Devices()
        self.last: cycles.Block | None = None
        self.uc = uc = unicorn.Uc(
            unicorn.UC_ARCH_ARM, unicorn.UC_MODE_THUMB | unicorn.UC_MODE_MCLASS
        )
        uc.ctl_set_cpu_model(arm.UC_CPU_ARM_CORTEX_M0)
        uc.mem_map(FLASH, FLASH_SIZE, unicorn.UC_PROT_READ | unicorn.UC_PROT_EXEC)
        uc.mem_write(FLASH, bytes(self.flash))
        uc.mem_map(RAM, RAM_SIZE, unicorn.UC_PROT_READ | unicorn.UC_PROT_WRITE)
        uc.mem_write(RAM, PAINT * (RAM_SIZE // len(PAINT)))
        for base, read, write in [
            (0x4002_1000, "read_rcc", "write_rcc"),
            (0x4800_0000, "read_gpioa", "write_gpioa"),
            (0x4001_3000, "read_usart1", "write_usart1"),
            (0x4000_3000, None, "write_iwdg"),
            (0xE000_E000, None, None),
        ]:
            # The smallest page is 4 KB; USART1 begins in the middle of one.
            first = 0x800 if "usart1" in (read or "") else 0
            uc.mmio_map(base, 0x1000, self.reader(read, first), None, self.writer(write, first), None)
        uc.hook_add(unicorn.UC_HOOK_BLOCK, self.on_block)
        uc.hook_add(unicorn.UC_HOOK_INTR, self.on_exception)
        stack, entry = (int.from_bytes(self.flash[i : i + 4], "little") for i in (0, 4))
        uc.reg_write(arm.UC_ARM_REG_SP, stack)
        self.pc = entry

    def reader(self, name: str | None, first: int):
        def read(_uc, offset, size, _data):
            return self.attempt(lambda: self.device(name, offset - first, size)) or 0

        return read

    def writer(self, name: str | None, first: int):
        def write(_uc, offset, size, value, _data):
            if name is None:
                self.attempt(lambda: self.system(offset, value))
            else:
                self.attempt(lambda: self.device(name, offset - first, size, value))

        return write

    def device(self, name: str | None, offset: int, size: int, *value: int) -> int | None:
        if name is None:
            raise Mistake("a device is read that the model does not have")
        if size != 4:
            raise Mistake(f"a register is used with {size} bytes: {name} {offset:#x}")
        result = getattr(self.devices, name)(offset, *value)
        if self.devices.is_idle():
            self.uc.emu_stop()
        return result

    def system(self, offset: int, value: int) -> None:
        if offset == 0xD0C and value == 0x05FA_0004:
            raise Reset("software")
        raise Mistake(f"writes {value:#x} to the system at {offset:#x}")

    def attempt(self, access):
        """Python exceptions do not pass through the emulator by themselves."""
        try:
            return access()
        except (Mistake, Reset) as error:
            self.mistake = self.mistake or error
            self.uc.emu_stop()
            return None

    def on_block(self, uc, address: int, size: int, _data) -> None:
        found = self.blocks.get(address)
        if found is None or found.end != address + size:
            code = bytes(uc.mem_read(address, size))
            found = self.blocks[address] = cycles.block(address, code)
        last = self.last
        if last is not None and last.is_conditional and last.end != address:
            self.devices.now += cycles.BRANCH_TAKEN
        self.devices.now += found.cycles
        self.last = found
        self.attempt(self.devices.check_watchdog)

    def on_exception(self, _uc, number: int, _data) -> None:
        self.mistake = self.mistake or Mistake(f"the processor took exception {number}")
        self.uc.emu_stop()

    def run(self) -> bytes:
        """Runs until the program waits for a key, and returns what it said."""
        self.devices.idle_reads = 0
        try:
            self.uc.emu_start(self.pc | 1, 0xFFFF_FFFF)
        except unicorn.UcError as error:
            if self.mistake is None:
                at = self.uc.reg_read(arm.UC_ARM_REG_PC)
                raise Mistake(f"{error} at {at:#x}") from error
        self.pc = self.uc.reg_read(arm.UC_ARM_REG_PC)
        if self.mistake is not None:
            mistake, self.mistake = self.mistake, None
            raise mistake
        said = bytes(self.devices.output)
        self.devices.output.clear()
        return said

    def type(self, text: bytes, error: int = 0, gap: float = 1.0) -> None:
        """Sends bytes, each this many byte times after the one before."""
        devices = self.devices
        for byte in text:
            last = devices.arriving[-1][0] if devices.arriving else devices.now
            devices.arriving.append((last + round(gap * devices.byte_time), byte, error))

    def stack_used(self) -> int:
        """The bytes of the deepest stack until now."""
        memory = bytes(self.uc.mem_read(RAM, RAM_SIZE))
        untouched = 0
        while memory[untouched : untouched + 4] == PAINT:
            untouched += 4
        return RAM_SIZE - untouched

    def save(self):
        """All that makes the present, to come back to it."""
        memory = bytes(self.uc.mem_read(RAM, RAM_SIZE))
        return self.uc.context_save(), memory, self.pc, copy.deepcopy(self.devices)

    def restore(self, saved) -> None:
        context, memory, self.pc, devices = saved
        self.uc.context_restore(context)
        self.uc.mem_write(RAM, memory)
        self.devices = copy.deepcopy(devices)
        self.last = None
