import { z } from "zod";
import { pageCursor } from "../admin/admin.schema.ts";
import { gameId, key } from "../custom-games/custom-games.schema.ts";
import { errorCode, idField, refineWith, textField } from "../errors/issues.schema.ts";
import { GAME_IDS } from "../play/games.ts";
import { gameName } from "../play/play.schema.ts";
import { cleanLine, cleanText } from "../text/player-text.ts";
import {
	checkAddress,
	checkNumberDate,
	checkReason,
	checkReportedText,
	checkSource,
	MAX_ADDRESS_LENGTH,
	MAX_REASON_LENGTH,
	MAX_REPORTED_TEXT_LENGTH,
	MAX_SOURCE_LENGTH,
	storedAddress,
} from "./corrections.ts";

const MAX_ID_LENGTH = 200;
/** The queue writes the number out. */
const CLASSIC_SHOWN_BELOW = 1e15;
const noSuchItem = errorCode("corrections/no-such-item");
const itemId = z
	.string(noSuchItem)
	.min(1, noSuchItem)
	.max(MAX_ID_LENGTH, noSuchItem)
	.refine((id) => id.isWellFormed() && !id.includes("\0"), noSuchItem);

/** `measure`: what is compared, in games where that changes; else "". */
const classicSubject = z.object({
	kind: z.literal("classic"),
	game: gameName(GAME_IDS),
	itemId,
	measure: itemId.or(z.literal("")).default(""),
});
/** `key`: the secret of the game's link, if the reporter sees the game only by it. */
const customSubject = z.object({ kind: z.literal("custom"), gameId, key, itemId });

/** The number of an item. */
const subject = z.discriminatedUnion("kind", [classicSubject, customSubject]);
export type Subject = z.output<typeof subject>;

const address = textField("corrections/address-invalid", checkAddress, storedAddress).meta({
	maxLength: MAX_ADDRESS_LENGTH,
});
const reason = textField("corrections/reason-required", checkReason, cleanText).meta({
	maxLength: MAX_REASON_LENGTH,
});

export const reportNumberInput = z
	.object({
		subject,
		/** The number that the reporter saw. */
		shown: z.number(errorCode("corrections/number-missing")),
		text: textField("corrections/text-too-long", checkReportedText, cleanText)
			.default("")
			.meta({ maxLength: MAX_REPORTED_TEXT_LENGTH }),
		betterSource: address.default(""),
		/** Whether /corrections may thank the reporter by name; only for players. */
		wantsThanks: z.boolean().default(false),
	})
	.refine(
		({ subject, shown }) => subject.kind === "custom" || Math.abs(shown) < CLASSIC_SHOWN_BELOW,
		errorCode("corrections/number-missing"),
	)
	.meta({ id: "ReportNumberInput" });
export type ReportNumberInput = z.output<typeof reportNumberInput>;

export const numberQueueInput = z.object({ cursor: pageCursor }).meta({ id: "NumberQueueInput" });
export type NumberQueueInput = z.output<typeof numberQueueInput>;

const required = refineWith<string>((text) => (text === "" ? "corrections/reason-required" : null));

export const decideNumberInput = z
	.discriminatedUnion("decision", [
		z.object({
			subject,
			decision: z.literal("correct"),
			value: z.number(errorCode("corrections/number-missing")),
			source: textField("corrections/source-required", checkSource, cleanLine).meta({
				maxLength: MAX_SOURCE_LENGTH,
			}),
			sourceUrl: address.default(""),
			/** A year or a month: "2026" or "2026-08". */
			asOf: textField("corrections/date-invalid", checkNumberDate, cleanLine),
			reason: reason.default(""),
		}),
		z.object({ subject, decision: z.literal("confirm"), reason: reason.superRefine(required) }),
		z.object({ subject, decision: z.literal("remove"), reason: reason.superRefine(required) }),
	])
	.meta({ id: "DecideNumberInput" });
export type DecideNumberInput = z.output<typeof decideNumberInput>;

export const withdrawCorrectionInput = z
	.object({ id: idField("corrections/no-such-correction") })
	.meta({ id: "WithdrawCorrectionInput" });

export const correctionsInput = z
	.object({ cursor: pageCursor, game: gameName(GAME_IDS).optional() })
	.meta({ id: "CorrectionsInput" });
export type CorrectionsInput = z.output<typeof correctionsInput>;

export const gameReportsInput = z.object({ gameId }).meta({ id: "GameReportsInput" });

export const confirmItemInput = z
	.object({ gameId, itemId, reason: reason.superRefine(required) })
	.meta({ id: "ConfirmItemInput" });
export type ConfirmItemInput = z.output<typeof confirmItemInput>;
