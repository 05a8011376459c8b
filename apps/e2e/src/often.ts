/** For frequent polls: Playwright's default intervals grow to a second. */
export const OFTEN = { intervals: [200] };
