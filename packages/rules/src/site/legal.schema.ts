import { z } from "zod";
import { errorCode, textField } from "../errors/issues.schema.ts";
import { cleanLongText } from "../text/player-text.ts";
import { checkLegalText, LEGAL_KINDS, MAX_LEGAL_TEXT_LENGTH } from "./legal.ts";

const kind = z.enum(LEGAL_KINDS, errorCode("site/no-such-legal-text"));
const version = z.int(errorCode("site/no-such-legal-text")).min(1).max(1_000_000);
const markdown = textField("site/legal-empty", checkLegalText, cleanLongText).meta({
	minLength: 1,
	maxLength: MAX_LEGAL_TEXT_LENGTH,
});

export const legalInput = z.object({ kind }).meta({ id: "LegalInput" });
export type LegalInput = z.output<typeof legalInput>;

export const legalVersionInput = z.object({ kind, version }).meta({ id: "LegalVersionInput" });
export type LegalVersionInput = z.output<typeof legalVersionInput>;

/** The text may still be empty. */
export const previewLegalInput = z
	.object({
		markdown: z
			.string(errorCode("site/legal-empty"))
			.max(2 * MAX_LEGAL_TEXT_LENGTH, errorCode("site/legal-too-long")),
	})
	.meta({ id: "PreviewLegalInput" });
export type PreviewLegalInput = z.output<typeof previewLegalInput>;

/** `version` is the one that was edited. */
export const publishLegalInput = z.object({ kind, markdown, version }).meta({ id: "PublishLegalInput" });
export type PublishLegalInput = z.output<typeof publishLegalInput>;
