import { expect, it } from "vitest";
import { checkQuestion } from "./game.ts";
import { askedQuestion, suggestedQuestions } from "./question.ts";

it.each([
	["Weight in tonnes", "Is {B} heavier than {A}?"],
	["Length (km)", "Is {B} longer than {A}?"],
	["Price in $", "Does {B} cost more than {A}?"],
	["Opening year", "Did {B} come after {A}?"],
	["Population", "Do more people live in {B} than in {A}?"],
	["Top speed in km/h", "Is {B} faster than {A}?"],
	["Distance in kilometres", "Is {B} farther away than {A}?"],
])("suggests a valid question for %s", (label, question) => {
	expect(suggestedQuestions(label)[0]).toBe(question);
	for (const suggested of suggestedQuestions(label)) expect(checkQuestion(suggested)).toBeNull();
});

it.each(["", "Value", "Quality"])("suggests none for %j", (label) => {
	expect(suggestedQuestions(label)).toEqual([]);
});

it("names the items once, also those whose names look like places for items", () => {
	const items = { known: "{B}", asked: "$& {A}" };
	expect(askedQuestion("Is {B} heavier than {A}? {C}", items)).toBe("Is $& {A} heavier than {B}? {C}");
});

it.each([
	["  ", null],
	["Is {B} heavy?", null],
	["Is {A} heavier?", "custom-games/question-without-item"],
	[`{B}${"x".repeat(117)}`, null],
	[`{B}${"x".repeat(118)}`, "custom-games/question-too-long"],
	["{B}\ud800", "custom-games/text-unreadable"],
])("checks the question %j", (question, code) => {
	expect(checkQuestion(question)).toBe(code);
});
