"""What all tests share."""

import signal

# Whoever runs the tests in the background may have told them to ignore Ctrl-C, and the
# processes that they start would inherit that.
signal.signal(signal.SIGINT, signal.default_int_handler)
