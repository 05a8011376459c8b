import { expect, it } from "vitest";
import type { z } from "zod";
import { issueCode } from "../errors/issues.schema.ts";
import { createTicketInput, queueInput, replyInput } from "./support.schema.ts";

const ticket = { subject: " My score ", message: "It is gone.\n", clientId: "1" };
const picture = (letter: string) => `/pictures/${letter.repeat(32)}.webp`;
const codesOf = (schema: z.ZodType, input: unknown) =>
	schema.safeParse(input).error?.issues.map((issue) => issueCode(issue));

it("has no pictures and the category other by default", () => {
	const input = {
		subject: "My score",
		message: "It is gone.",
		clientId: "1",
		category: "other",
		pictures: [],
	};
	expect(createTicketInput.parse(ticket)).toEqual(input);
	const pictures = ["a", "b", "a"].map(picture);
	expect(createTicketInput.parse({ ...ticket, about: "/user/7", pictures })).toEqual({
		...input,
		about: "/user/7",
		pictures: ["a", "b"].map(picture),
	});
});

it.each([
	[{ subject: " " }, "accounts/fields-required"],
	[{ message: undefined }, "accounts/fields-required"],
	[{ category: "money" }, "support/category-unknown"],
	[{ about: "https://example.org" }, "support/about-invalid"],
	[{ pictures: ["https://example.org/a.png"] }, "support/picture-gone"],
	[{ pictures: [..."abcd"].map(picture) }, "support/too-many-pictures"],
	[{ clientId: "" }, "support/client-id-invalid"],
])("refuses a ticket with %j", (fields, code) => {
	expect(codesOf(createTicketInput, { ...ticket, ...fields })).toEqual([code]);
});

it("refuses replies without a text or a ticket", () => {
	expect(codesOf(replyInput, { id: "7", message: "", clientId: "1" })).toEqual(["support/message-empty"]);
	expect(codesOf(replyInput, { id: "a b", message: "Hi", clientId: "1" })).toEqual(["support/not-found"]);
});

it("parses the cursor of a queue's page", () => {
	expect(queueInput.parse({})).toEqual({ view: "waiting", order: "oldest" });
	expect(queueInput.parse({ cursor: "12.a-b" }).cursor).toEqual({ at: 12, id: "a-b" });
	expect(queueInput.safeParse({ cursor: "12" }).success).toBe(false);
});
