import { ERRORS } from "@hilo/rules/errors/errors";
import { LinkButton } from "../../ui/button.tsx";

/** In place of the sign-up form while the site is in maintenance. */
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
