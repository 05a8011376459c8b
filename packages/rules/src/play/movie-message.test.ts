import { expect, it } from "vitest";
import { ERRORS } from "../errors/errors.ts";
import { notEnoughBudgets } from "./movie-message.ts";

it.each([
	["Horror", "1980s", " for Horror movies from the 1980s era"],
	["Horror", null, " for Horror movies"],
	[null, "1980s", " from the 1980s era"],
	[null, null, ""],
])("names the filters that too few films match: %s, %s", (genre, era, named) => {
	expect(notEnoughBudgets(genre, era)).toBe(
		`Not enough movies with budget information found${named}. Please try different filters.`,
	);
});

it("is the catalogue's text without filters", () => {
	expect(notEnoughBudgets(null, null)).toBe(ERRORS["play/movie-too-few-budgets"].message);
});
