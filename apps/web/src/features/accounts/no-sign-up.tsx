import type { RegistrationMode } from "@hilo/rules/site/registration";
import { WriteToSite } from "../../platform/write-to-site.tsx";
import { LinkButton } from "../../ui/button.tsx";

const TEXTS = {
	invitation: {
		title: "By invitation",
		text: "New accounts need an invitation link. Ask the people who run this site for one, and open it in this browser.",
	},
	closed: {
		title: "No new accounts",
		text: "This site takes no new accounts at the moment.",
	},
} as const satisfies Partial<Record<RegistrationMode, object>>;

/** Replaces the sign-up form where not everyone may sign up. */
export function NoSignUp({ mode }: { mode: keyof typeof TEXTS }) {
	const { title, text } = TEXTS[mode];
	return (
		<div className="grid justify-items-start gap-5">
			<h2 className="text-3xl">{title}</h2>
			<p className="text-lg text-pretty">{text}</p>
			{mode === "invitation" && <WriteToSite when="To ask for one," />}
			<LinkButton to="/">Play without an account</LinkButton>
		</div>
	);
}
