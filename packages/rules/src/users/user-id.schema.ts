import { z } from "zod";
import { ACCOUNTS_ERRORS } from "../accounts/accounts.errors.ts";
import { errorTextFrom } from "../error-tables/error-texts.schema.ts";

const says = errorTextFrom(ACCOUNTS_ERRORS);

/** The id of another user in a call's input. A text that can't be an id is answered like an unknown user. */
export const userId = z.string().regex(/^[\w-]{1,64}$/, says("accounts/user-not-found"));
