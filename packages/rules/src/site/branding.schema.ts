import { z } from "zod";
import { errorCode, refineWith, textField } from "../errors/issues.schema.ts";
import { cleanLine } from "../text/player-text.ts";
import {
	checkColour,
	checkContact,
	checkSiteName,
	cleanColour,
	MAX_SITE_NAME_LENGTH,
} from "./branding-checks.ts";

/** Null or blank for none. */
const contact = z
	.string(errorCode("accounts/email-invalid"))
	.trim()
	.superRefine(refineWith(checkContact))
	.transform((text) => text || null)
	.nullable();

/** Null for the usual one. Whether it is readable, the use case checks: its answer names the contrast. */
const accent = textField("site/accent-invalid", checkColour, cleanColour).nullable();

export const brandingInput = z
	.object({
		name: textField("site/name-empty", checkSiteName, cleanLine).meta({
			minLength: 1,
			maxLength: MAX_SITE_NAME_LENGTH,
		}),
		contact,
		accent,
	})
	.meta({ id: "BrandingInput" });
export type BrandingInput = z.output<typeof brandingInput>;
