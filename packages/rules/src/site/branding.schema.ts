import { z } from "zod";
import { ACCOUNTS_ERRORS } from "../accounts/accounts.errors.ts";
import { errorTextFrom, refineWith } from "../error-tables/error-texts.schema.ts";
import { cleanLine } from "../text/player-text.ts";
import { checkColour, cleanColour } from "./accent-colour.ts";
import { checkContact, checkSiteName, MAX_SITE_NAME_LENGTH } from "./branding-checks.ts";
import { SITE_ERRORS } from "./site.errors.ts";

const errorText = errorTextFrom(SITE_ERRORS);
const refine = refineWith(SITE_ERRORS);

/** Null or blank for none. */
const contact = z
	.string(errorTextFrom(ACCOUNTS_ERRORS)("accounts/email-invalid"))
	.trim()
	.superRefine(refineWith(ACCOUNTS_ERRORS)(checkContact))
	.transform((text) => text || null)
	.nullable();

/** Null for the usual one. Whether it is readable, the use case checks: its answer names the contrast. */
const accent = z
	.string(errorText("site/accent-invalid"))
	.superRefine(refine(checkColour))
	.overwrite(cleanColour)
	.nullable();

export const brandingInput = z
	.object({
		name: z
			.string(errorText("site/name-empty"))
			.superRefine(refine(checkSiteName))
			.overwrite(cleanLine)
			.meta({ minLength: 1, maxLength: MAX_SITE_NAME_LENGTH }),
		contact,
		accent,
	})
	.meta({ id: "BrandingInput" });
export type BrandingInput = z.output<typeof brandingInput>;
