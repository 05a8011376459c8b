import { z } from "zod";
import { errorTextFrom } from "../error-tables/error-texts.schema.ts";
import { REGISTRATION_ERRORS } from "./registration.errors.ts";

const errorText = errorTextFrom(REGISTRATION_ERRORS);

/** The secret of an invitation link. A malformed one gets the same answer as an unknown one. */
export const invitationKey = z
	.string(errorText("registration/invitation-unknown"))
	.regex(/^[\w-]{1,100}$/, errorText("registration/invitation-unknown"));
