import { ADMIN_ERRORS } from "@hilo/rules/admin/admin.errors";
import { errorText } from "../../../platform/api/error-text.ts";
import { LinkButton } from "../../../ui/button.tsx";

export function AccessDenied() {
	return (
		<AccessNotice
			title="Access Denied"
			text={ADMIN_ERRORS["admin/access-denied"].message}
			home="Back to home"
		/>
	);
}

export function CheckFailed({ error }: { error: unknown }) {
	return (
		<AccessNotice
			title={errorText(error)}
			text="Check your internet connection, or try again in a moment."
			home="Return to Home"
		/>
	);
}

function AccessNotice({ title, text, home }: { title: string; text: string; home: string }) {
	return (
		<div className="wide grid grow place-content-center justify-items-center gap-6 py-16 text-center">
			<h1 className="text-title">{title}</h1>
			<p className="max-w-prose text-lg text-muted">{text}</p>
			<LinkButton to="/">{home}</LinkButton>
		</div>
	);
}
