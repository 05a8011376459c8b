import type { RegistrationMode } from "@hilo/rules/site/registration";
import { trpc } from "../../../platform/api/trpc.ts";
import { toast, toastFailure } from "../../../platform/toasts.ts";
import { Choice } from "../../../ui/choice.tsx";
import { Section } from "../../../ui/section.tsx";
import { InvitationLinks } from "./invitation-links.tsx";

const MODES = [
	{ value: "open", label: "Open" },
	{ value: "invitation", label: "By invitation" },
	{ value: "closed", label: "Closed" },
] as const;

const MEANING = {
	open: "Everyone can create an account.",
	invitation: "An account needs an invitation link. Without one, visitors can play and nothing more.",
	closed: "No new accounts, not even with an invitation link. Visitors can play, and players sign in.",
} as const;

export function RegistrationSection({ registration }: { registration: RegistrationMode }) {
	const { site } = trpc.useUtils();
	const change = trpc.site.setRegistration.useMutation({
		onSuccess: () => {
			toast("success", "Saved");
			return Promise.all([site.settings.invalidate(), site.about.invalidate()]);
		},
		onError: toastFailure,
	});
	const chosen = change.isPending ? change.variables.registration : registration;
	return (
		<div className="grid gap-8 xl:grid-cols-2">
			<Section size="small" title="Registration">
				<Choice
					legend="Who can create an account"
					options={MODES}
					chosen={chosen}
					onChoose={(next) => change.mutate({ registration: next })}
				/>
				<p className="mt-3 text-pretty text-muted">{MEANING[chosen]}</p>
			</Section>
			<InvitationLinks />
		</div>
	);
}
