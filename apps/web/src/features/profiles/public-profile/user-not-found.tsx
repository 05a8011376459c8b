import { ERRORS } from "@hilo/rules/errors/errors";
import { NoProfile } from "./no-profile.tsx";

/** What stands at the address of somebody who isn't there, any more or at all. */
export function UserNotFound() {
	return <NoProfile text={ERRORS["accounts/user-not-found"].message} />;
}
