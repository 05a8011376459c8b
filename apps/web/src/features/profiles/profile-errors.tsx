import { ERRORS } from "@hilo/rules/errors/errors";
import { useCanGoBack, useRouter } from "@tanstack/react-router";
import { errorText } from "../../platform/api/errors.ts";
import { BackToHome, FailureDetail } from "../../platform/failures.tsx";
import { Button } from "../../ui/button.tsx";
import { NotFound } from "../../ui/not-found.tsx";

export function ProfileError({ error }: { error: unknown }) {
	return (
		<div className="wide grid grow place-content-center justify-items-center gap-6 py-16 text-center">
			<h1 className="text-title">{errorText(error)}</h1>
			<FailureDetail error={error} />
			<GoBack />
		</div>
	);
}

export function UserNotFound() {
	return (
		<NotFound
			title={ERRORS["accounts/user-not-found"].message}
			reason="The account may be deleted, or its link is incomplete."
		>
			<GoBack />
			<BackToHome />
		</NotFound>
	);
}

/** Goes to the previous page, or home if there is none. */
function GoBack() {
	const router = useRouter();
	const canGoBack = useCanGoBack();
	// The router's history begins with the last full page load.
	const goBack = () =>
		canGoBack || window.history.length > 1 ? router.history.back() : router.navigate({ to: "/" });
	return <Button onClick={goBack}>Go Back</Button>;
}
