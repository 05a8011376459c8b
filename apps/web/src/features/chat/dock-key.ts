export const DOCK = "dock";
