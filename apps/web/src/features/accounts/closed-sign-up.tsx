import { ERRORS } from "@hilo/rules/errors/errors";
import { LinkButton } from "../../ui/button.tsx";

/** Replaces the sign-up form during maintenance. */
export function ClosedSignUp() {
	return (
		<div className="grid justify-items-start gap-5">
			<p className="text-lg">{ERRORS["site/registration-in-maintenance"].message}</p>
			<LinkButton to="/sign-in" search={({ from }) => ({ from })} replace>
				Go to Sign In
			</LinkButton>
		</div>
	);
}
