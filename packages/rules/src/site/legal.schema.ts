import { z } from "zod";
import { errorTextFrom, refineWith } from "../error-tables/error-texts.schema.ts";
import { LEGAL_ERRORS } from "./legal.errors.ts";
import { checkLegalText, LEGAL_KINDS, MAX_LEGAL_TEXT_LENGTH } from "./legal.ts";
import { cleanLongText } from "./long-text.ts";

const errorText = errorTextFrom(LEGAL_ERRORS);

const kind = z.enum(LEGAL_KINDS, errorText("site/no-such-legal-text"));
const version = z.int(errorText("site/no-such-legal-text")).min(1).max(1_000_000);
const markdown = z
	.string(errorText("site/legal-empty"))
	.superRefine(refineWith(LEGAL_ERRORS)(checkLegalText))
	.overwrite(cleanLongText)
	.meta({ minLength: 1, maxLength: MAX_LEGAL_TEXT_LENGTH });

export const legalInput = z.object({ kind }).meta({ id: "LegalInput" });
export type LegalInput = z.output<typeof legalInput>;

export const legalVersionInput = z.object({ kind, version }).meta({ id: "LegalVersionInput" });
export type LegalVersionInput = z.output<typeof legalVersionInput>;

/** The text may still be empty. */
export const previewLegalInput = z
	.object({
		markdown: z
			.string(errorText("site/legal-empty"))
			.max(2 * MAX_LEGAL_TEXT_LENGTH, errorText("site/legal-too-long")),
	})
	.meta({ id: "PreviewLegalInput" });
export type PreviewLegalInput = z.output<typeof previewLegalInput>;

/** `version` is the one that was edited. */
export const publishLegalInput = z.object({ kind, markdown, version }).meta({ id: "PublishLegalInput" });
export type PublishLegalInput = z.output<typeof publishLegalInput>;
