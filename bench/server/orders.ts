// The process of a benchmark that does what it is told: it says what came of each order, or in a sentence why it failed.
export function takeOrders<Order>(run: (order: Order) => Promise<object>): void {
  process.on('message', async (order: Order) => {
    try {
      process.send?.(await run(order));
    } catch (failure) {
      process.send?.({ failed: failure instanceof Error ? failure.message : String(failure) });
    }
  });
  process.on('SIGTERM', () => process.exit());
  // The benchmark was killed.
  process.on('disconnect', () => process.exit());
  process.send?.({ listening: true });
}
