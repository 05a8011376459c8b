/** For `expect.poll`, where much is waited for: Playwright itself looks again after half a second, then after whole ones. */
export const OFTEN = { intervals: [200] };
