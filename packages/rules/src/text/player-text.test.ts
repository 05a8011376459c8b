import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createTokenInput } from "../api-tokens/api-tokens.schema.ts";
import { postMessageInput, sendMessageInput } from "../chat/chat.schema.ts";
import { checkMessage, cleanMessage } from "../chat/message.ts";
import { createGameInput } from "../custom-games/custom-games.schema.ts";
import { checkName } from "../custom-games/game.ts";
import { checkItemName } from "../custom-games/item.ts";
import { inviteFriendInput, inviteInput } from "../custom-games/sharing.schema.ts";
import { issueCode } from "../errors/issue-code.ts";
import { decideInput, removeGameInput, renameUserInput } from "../moderation/administration.schema.ts";
import { reportGameInput, reportMessageInput, reportPlayerInput } from "../moderation/moderation.schema.ts";
import { suspendInput } from "../moderation/suspension.schema.ts";
import { createInvitationInput } from "../registration/registration.schema.ts";
import { checkSiteName } from "../site/branding-checks.ts";
import {
	answerInput,
	createTicketInput,
	postReplyInput,
	postTicketInput,
	replyInput,
	saveReplyInput,
} from "../support/support.schema.ts";
import { checkReply, checkSubject } from "../support/texts.ts";
import { cleanLine, cleanText } from "./player-text.ts";

/** With marks, joiners and direction marks that their scripts need. */
const WRITTEN = [
	"Zoë",
	"Zoe\u0308",
	"Tiê\u0301ng Viê\u0323t",
	"שָׁלוֹם עוֹלָם",
	"אבג\u200f (1)",
	"السَّلَامُ عَلَيْكُمْ",
	"می\u200cخواهم",
	"हिन्दी क्षत्रिय",
	"ภาษาไทยน้ำ",
	"བྷྲཱི",
	"မြွှော်",
	"한국어",
	"👩‍👩‍👧",
	"🏴󠁧󠁢󠁥󠁮󠁧󠁿",
	"1️⃣",
	"❤️‍🔥",
];

describe("a text as people write it", () => {
	it.each(WRITTEN)("%s is taken as it is", (text) => {
		for (const check of [checkMessage, checkName, checkItemName, checkSubject, checkReply, checkSiteName])
			expect(check(text)).toBeNull();
		expect(cleanText(text)).toBe(text);
		expect(cleanLine(text)).toBe(text);
		expect(cleanMessage(text)).toBe(text);
	});
});

describe("a control of direction", () => {
	it.each(["\u202a", "\u202b", "\u202c", "\u202d", "\u202e", "\u2066", "\u2067", "\u2068", "\u2069"])(
		"is removed: %j",
		(control) => {
			const text = ` ${control}gnp.exe${control} `;
			expect(cleanText(text)).toBe("gnp.exe");
			expect(cleanLine(text)).toBe("gnp.exe");
			expect(checkMessage(control)).toBe("chat/message-empty");
			expect(checkName(control)).toBe("custom-games/name-required");
		},
	);
});

describe("an invisible letter", () => {
	it.each(["\u3164", "\uffa0", "\u115f", "\u1160", "\u2800"])("is a blank: %j", (blank) => {
		expect(cleanLine(`${blank}a${blank}b${blank}`)).toBe("a b");
		expect(checkName(blank.repeat(3))).toBe("custom-games/name-required");
		expect(checkItemName(blank)).toBe("custom-games/item-name-required");
		expect(checkSubject(blank)).toBe("accounts/fields-required");
		expect(checkReply(blank)).toBe("support/message-empty");
		expect(checkMessage(` ${blank}\n`)).toBe("chat/message-empty");
	});

	it.each(["\u200b", "\u2060", "\ufeff", "\u00ad", "\u034f", "\u180e"])(
		"of no width is removed: %j",
		(none) => {
			expect(cleanLine(`a${none}b`)).toBe("ab");
			expect(checkName(none)).toBe("custom-games/name-required");
		},
	);

	it("may occur in a longer text, such as a picture of braille dots", () => {
		expect(cleanText("⠀⠀⣿⠀\n⠀⣿⣿⣿")).toBe("⠀⠀⣿⠀\n⠀⣿⣿⣿");
	});
});

describe("a control character", () => {
	it.each(["\n", "\r\n", "\t", "\u0001", "\u001f", "\u007f", "\u0085", "\u2028", "\u2029"])(
		"is a blank in a line: %j",
		(control) => {
			expect(cleanLine(`${control}a${control}b${control}`)).toBe("a b");
			expect(checkName(control)).toBe("custom-games/name-required");
			expect(checkItemName(control)).toBe("custom-games/item-name-required");
			expect(checkSubject(control)).toBe("accounts/fields-required");
		},
	);

	it("may occur in a longer text, which has lines", () => {
		expect(cleanText("a\n\tb")).toBe("a\n\tb");
	});
});

describe("marks on a letter", () => {
	it.each(["\u0301", "\u0336", "\u0e49", "\u0651", "\u20dd"])("are four at most: %j", (mark) => {
		expect(checkName(`a${mark.repeat(4)}b`)).toBeNull();
		const stacked = `a${mark.repeat(5)}b`;
		expect(checkName(stacked)).toBe("custom-games/text-unreadable");
		expect(checkName(`a${mark.repeat(3)}\u200b${mark.repeat(3)}`)).toBe("custom-games/text-unreadable");
		expect(checkItemName(stacked)).toBe("custom-games/text-unreadable");
		expect(checkSubject(stacked)).toBe("support/text-unreadable");
		expect(checkReply(stacked)).toBe("support/text-unreadable");
		expect(checkMessage(stacked)).toBe("chat/message-unreadable");
	});
});

it("is stored clean by every call", () => {
	const dirty = " \u202ea\u3164b\u202c ";
	const item = { name: dirty, value: 1, imageUrl: "https://pictures.example/a.png", description: dirty };
	const game = {
		name: dirty,
		description: dirty,
		valueLabel: dirty,
		question: `Is {B}${dirty}`,
		items: Array(10).fill(item),
	};
	const line = "a b";
	const text = "a\u3164b";
	expect(createGameInput.parse(game)).toMatchObject({
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

const item = createGameInput.shape.items.out.element.shape;

/** Each field for a text, its limit in code points, and the code for a longer text. */
const TEXT_FIELDS = [
	["a game's name", createGameInput.shape.name, 100, "custom-games/name-too-long"],
	["its description", createGameInput.shape.description, 1_000, "custom-games/description-too-long"],
	["its value label", createGameInput.shape.valueLabel, 40, "custom-games/value-label-too-long"],
	["an item's name", item.name, 100, "custom-games/item-name-too-long"],
	["an item's description", item.description, 300, "custom-games/item-description-too-long"],
	["an item's source", item.source, 400, "custom-games/item-source-too-long"],
	["an invitation", inviteInput.shape.message, 300, "custom-games/message-too-long"],
	["an invitation of a friend", inviteFriendInput.shape.message, 300, "custom-games/message-too-long"],
	["a chat message", sendMessageInput.shape.content, 1_000, "chat/message-too-long"],
	["a chat message of the documented call", postMessageInput.shape.content, 1_000, "chat/message-too-long"],
	["the note on an invitation link", createInvitationInput.shape.note, 60, "registration/note-too-long"],
	["an API token's name", createTokenInput.shape.name, 40, "api-tokens/name-too-long"],
	["a ticket's subject", createTicketInput.shape.subject, 150, "support/subject-too-long"],
	["a ticket's first message", createTicketInput.shape.message, 5_000, "support/message-too-long"],
	["a subject of the documented call", postTicketInput.shape.subject, 150, "support/subject-too-long"],
	[
		"a first message of the documented call",
		postTicketInput.shape.message,
		5_000,
		"support/message-too-long",
	],
	["a ticket's next message", replyInput.shape.message, 5_000, "support/message-too-long"],
	["a next message of the documented call", postReplyInput.shape.message, 5_000, "support/message-too-long"],
	["an answer to a ticket", answerInput.shape.message, 5_000, "support/message-too-long"],
	["a saved reply's title", saveReplyInput.shape.title, 100, "support/title-too-long"],
	["a saved reply", saveReplyInput.shape.content, 5_000, "support/message-too-long"],
	["a report about a player", reportPlayerInput.shape.text, 1_000, "moderation/text-too-long"],
	["a report about a message", reportMessageInput.shape.text, 1_000, "moderation/text-too-long"],
	["a report about a game", reportGameInput.shape.text, 1_000, "moderation/text-too-long"],
	["the message of a decision", decideInput.shape.message, 1_000, "moderation/message-too-long"],
	["the reason of a removal", removeGameInput.shape.reason, 1_000, "moderation/message-too-long"],
	["the reason of a new name", renameUserInput.shape.reason, 1_000, "moderation/message-too-long"],
	["the reason of a suspension", suspendInput.shape.reason, 1_000, "moderation/message-too-long"],
] as const;

it.each(TEXT_FIELDS)(
	"%s is measured after cleaning, unless it is 20 times too long",
	(_name, schema, max, tooLong) => {
		const unseen = (length: number) => `${" ".repeat(length - 5)}Peaks`;
		const codesOf = (text: string) => schema.safeParse(text).error?.issues.map((issue) => issueCode(issue));
		expect(schema.parse(unseen(20 * max))).toBe("Peaks");
		expect(codesOf(unseen(20 * max + 1))).toEqual([tooLong]);
		expect(codesOf("x".repeat(max + 1))).toEqual([tooLong]);
	},
);

it("cleaning twice changes nothing", () => {
	fc.assert(
		fc.property(fc.string({ unit: "binary" }), (text) => {
			expect(cleanText(cleanText(text))).toBe(cleanText(text));
			expect(cleanLine(cleanLine(text))).toBe(cleanLine(text));
		}),
	);
});
