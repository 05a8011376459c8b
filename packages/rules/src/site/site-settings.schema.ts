import { z } from "zod";
import { errorCode } from "../errors/issues.schema.ts";
import { REGISTRATION_MODES } from "./registration.ts";
import { isAllowedLimit, SITE_LIMIT_NAMES, SITE_LIMITS, type SiteLimitName } from "./site-limits.ts";

/** `open` accepts unverified scores, `strict` only those of judged runs. */
const INTEGRITIES = ["open", "strict"] as const;
export type Integrity = (typeof INTEGRITIES)[number];

export const analyticsInput = z.object({ isOn: z.boolean() }).meta({ id: "AnalyticsSwitchInput" });

export const activityInput = z.object({ isOn: z.boolean() }).meta({ id: "ActivitySwitchInput" });

export const updateNoticeInput = z.object({ isOn: z.boolean() }).meta({ id: "UpdateNoticeInput" });

export const integrityInput = z.object({ integrity: z.enum(INTEGRITIES) }).meta({ id: "IntegrityInput" });

export const registrationInput = z
	.object({ registration: z.enum(REGISTRATION_MODES) })
	.meta({ id: "RegistrationInput" });

/** Limits that are left out keep their numbers: clients of an earlier release know fewer. */
export const siteLimitsInput = z
	.object({
		limits: z
			.object(
				Object.fromEntries(SITE_LIMIT_NAMES.map((name) => [name, limit(name)])) as Record<
					SiteLimitName,
					ReturnType<typeof limit>
				>,
			)
			.partial(),
	})
	.meta({ id: "LimitsInput" });
export type SiteLimitsInput = z.output<typeof siteLimitsInput>;

function limit(name: SiteLimitName) {
	const { min, max } = SITE_LIMITS[name];
	return z
		.number(errorCode("site/limit-invalid"))
		.refine((number) => isAllowedLimit(name, number), errorCode("site/limit-invalid"))
		.meta({ type: "integer", minimum: min, maximum: max });
}
