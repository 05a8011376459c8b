import fc from "fast-check";
import { expect, it } from "vitest";
import { postMessageInput, sendMessageInput } from "../chat/chat.schema.ts";
import { checkMessage, cleanMessage } from "../chat/message.ts";
import { createGameInput } from "../custom-games/custom-games.schema.ts";
import { checkName } from "../custom-games/game.ts";
import { checkItemName } from "../custom-games/item.ts";
import { inviteFriendInput } from "../custom-games/sharing.schema.ts";
import { issueCode } from "../errors/issues.schema.ts";
import { suspendInput } from "../moderation/administration.schema.ts";
import { reportPlayerInput } from "../moderation/moderation.schema.ts";
import { checkSiteName } from "../site/branding-checks.ts";
import { createTicketInput, postTicketInput } from "../support/support.schema.ts";
import { checkReply, checkSubject } from "../support/tickets.ts";
import { cleanLine, cleanText } from "./player-text.ts";

// With marks, joiners and direction marks that their scripts need.
it.each([
	"Zoe\u0308",
	"Tiê\u0301ng Viê\u0323t",
	"שָׁלוֹם עוֹלָם",
	"אבג\u200f (1)",
	"می\u200cخواهم",
	"हिन्दी क्षत्रिय",
	"ภาษาไทยน้ำ",
	"བྷྲཱི",
	"👩‍👩‍👧",
	"🏴󠁧󠁢󠁥󠁮󠁧󠁿",
	"1️⃣",
])("takes %s as people write it", (text) => {
	for (const check of [checkMessage, checkName, checkItemName, checkSubject, checkReply, checkSiteName])
		expect(check(text)).toBeNull();
	expect([cleanText(text), cleanLine(text), cleanMessage(text)]).toEqual([text, text, text]);
});

it.each(["\u202a", "\u202e", "\u2066", "\u2069"])("removes the control of direction %j", (control) => {
	const text = ` ${control}gnp.exe${control} `;
	expect([cleanText(text), cleanLine(text)]).toEqual(["gnp.exe", "gnp.exe"]);
	expect(checkMessage(control)).toBe("chat/message-empty");
	expect(checkName(control)).toBe("custom-games/name-required");
});

it.each(["\u3164", "\uffa0", "\u115f", "\u2800"])("takes the invisible letter %j for a blank", (blank) => {
	expect(cleanLine(`${blank}a${blank}b${blank}`)).toBe("a b");
	expect(checkName(blank.repeat(3))).toBe("custom-games/name-required");
	expect(checkItemName(blank)).toBe("custom-games/item-name-required");
	expect(checkSubject(blank)).toBe("accounts/fields-required");
	expect(checkReply(blank)).toBe("support/message-empty");
	expect(checkMessage(` ${blank}\n`)).toBe("chat/message-empty");
});

it.each(["\u200b", "\ufeff", "\u00ad", "\u034f"])("removes the letter of no width %j", (none) => {
	expect(cleanLine(`a${none}b`)).toBe("ab");
	expect(checkName(none)).toBe("custom-games/name-required");
});

it.each(["\r\n", "\t", "\u0001", "\u007f", "\u0085", "\u2028"])(
	"takes the control character %j for a blank in a line",
	(control) => {
		expect(cleanLine(`${control}a${control}b${control}`)).toBe("a b");
		expect(checkName(control)).toBe("custom-games/name-required");
	},
);

it.each(["\u200d", "\u200c\u200c", "\u200e", "\ufe0f", "\u{e0041}", "\u2800\n\u061c"])(
	"takes %j, which shows nothing, for an empty text",
	(unseen) => {
		expect([cleanText(unseen), cleanLine(unseen)]).toEqual(["", ""]);
		expect(checkName(unseen)).toBe("custom-games/name-required");
	},
);

it("keeps the lines of a longer text, and pictures of braille dots", () => {
	for (const text of ["a\n\tb", "⠀⠀⣿⠀\n⠀⣿⣿⣿"]) expect(cleanText(text)).toBe(text);
});

it.each(["\u0301", "\u0e49", "\u20dd"])("takes at most four marks on a letter: %j", (mark) => {
	expect(checkName(`a${mark.repeat(4)}b`)).toBeNull();
	const stacked = `a${mark.repeat(5)}b`;
	expect(checkName(`a${mark.repeat(3)}\u200b${mark.repeat(3)}`)).toBe("custom-games/text-unreadable");
	expect(checkName(stacked)).toBe("custom-games/text-unreadable");
	expect(checkItemName(stacked)).toBe("custom-games/text-unreadable");
	expect(checkSubject(stacked)).toBe("support/text-unreadable");
	expect(checkReply(stacked)).toBe("support/text-unreadable");
	expect(checkMessage(stacked)).toBe("chat/message-unreadable");
});

it("is stored clean by every call", () => {
	const dirty = " \u202ea\u3164b\u202c ";
	const [line, text] = ["a b", "a\u3164b"];
	const item = { name: dirty, value: 1, imageUrl: "https://pictures.example/a.png", description: dirty };
	const labels = { name: dirty, description: dirty, valueLabel: dirty, question: `Is {B}${dirty}` };
	expect(createGameInput.parse({ ...labels, items: Array(10).fill(item) })).toMatchObject({
		name: line,
		description: text,
		valueLabel: line,
		question: `Is {B} ${line}`,
		items: Array(10).fill({ name: line, description: text }),
	});
	expect(inviteFriendInput.parse({ userId: "u", message: dirty })).toMatchObject({ message: text });
	expect(postMessageInput.parse({ userId: "u", content: dirty })).toMatchObject({ content: text });
	expect(postTicketInput.parse({ subject: dirty, message: dirty })).toMatchObject({
		subject: line,
		message: text,
	});
	const report = { kind: "person", userId: "u", reason: "spam", text: dirty };
	expect(reportPlayerInput.parse(report)).toMatchObject({ text });
});

it.each([
	["a game's name", createGameInput.shape.name, 100, "custom-games/name-too-long"],
	["a chat message", sendMessageInput.shape.content, 1_000, "chat/message-too-long"],
	["a ticket's subject", createTicketInput.shape.subject, 150, "support/subject-too-long"],
	["a ticket's first message", createTicketInput.shape.message, 5_000, "support/message-too-long"],
	["the reason of a suspension", suspendInput.shape.reason, 1_000, "moderation/message-too-long"],
] as const)("measures %s after cleaning, unless it is 20 times too long", (_name, schema, max, tooLong) => {
	const unseen = (length: number) => `${" ".repeat(length - 5)}Peaks`;
	const codesOf = (text: string) => schema.safeParse(text).error?.issues.map((issue) => issueCode(issue));
	expect(schema.parse(unseen(20 * max))).toBe("Peaks");
	expect(codesOf(unseen(20 * max + 1))).toEqual([tooLong]);
	expect(codesOf("x".repeat(max + 1))).toEqual([tooLong]);
});

it("changes nothing when it cleans twice", () => {
	fc.assert(
		fc.property(fc.string({ unit: "binary" }), (text) => {
			expect(cleanText(cleanText(text))).toBe(cleanText(text));
			expect(cleanLine(cleanLine(text))).toBe(cleanLine(text));
		}),
	);
});
