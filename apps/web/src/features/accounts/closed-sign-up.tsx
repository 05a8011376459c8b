import { ERRORS } from "@hilo/rules/errors/errors";
import { Button } from "../../ui/button.tsx";

/** In place of the sign-up form while the site is in maintenance. */
export function ClosedSignUp({ onGoToSignIn }: { onGoToSignIn(): void }) {
	return (
		<div className="grid justify-items-start gap-5">
			<p className="text-lg">{ERRORS["site/registration-in-maintenance"].message}</p>
			<Button onClick={onGoToSignIn}>Go to Sign In</Button>
		</div>
	);
}
