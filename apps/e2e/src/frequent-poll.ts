/** For frequent polls: Playwright's default intervals grow to a second. */
export const FREQUENT_POLL = { intervals: [200] };
