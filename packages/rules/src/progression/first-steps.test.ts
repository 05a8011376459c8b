import { expect, it } from "vitest";
import { DAY_MS } from "../time/durations.ts";
import { areFirstStepsShown } from "./first-steps.ts";

const NONE = { deck: false, classic: false, challenge: false };
const ALL = { deck: true, classic: true, challenge: true };

it("shows the first steps until all are done", () => {
	expect(areFirstStepsShown(NONE, 0)).toBe(true);
	expect(areFirstStepsShown({ ...ALL, challenge: false }, DAY_MS)).toBe(true);
	expect(areFirstStepsShown(ALL, 0)).toBe(false);
});

it("shows them for the first 30 days", () => {
	expect(areFirstStepsShown(NONE, 30 * DAY_MS - 1)).toBe(true);
	expect(areFirstStepsShown(NONE, 30 * DAY_MS)).toBe(false);
});
