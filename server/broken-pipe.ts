// Ends a command in good order when the program that reads its output has stopped, as `head` does.

/** The reader may have read enough: `undertow verify FILE | head`. To be called by commands that only write and end. */
export function endOnBrokenPipe(): void {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
    process.exit();
  });
}
