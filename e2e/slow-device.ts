import type { Page } from '@playwright/test';

export interface SlowDevice {
  /** What each request waits before its answer begins, in milliseconds. */
  latencyMs?: number;
  /** Bits per second, both ways; without it the line is as fast as the machine. */
  bitsPerSecond?: number;
  /** How many times slower than this machine the processor is. */
  cpuSlowdown?: number;
}

/**
 * Makes the page's device and line slow, from the next navigation on, until what it gives is called. Chromium only, like all
 * tests here.
 */
export async function slowDown(
  page: Page,
  { latencyMs = 0, bitsPerSecond = 0, cpuSlowdown = 1 }: SlowDevice,
): Promise<() => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  const throughput = bitsPerSecond ? bitsPerSecond / 8 : -1;
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: latencyMs,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  // What a session has set goes with it.
  return () => session.detach();
}
