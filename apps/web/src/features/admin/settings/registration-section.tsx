import {
	checkNote,
	INVITATION_DAYS,
	isUsesCount,
	MAX_INVITATION_USES,
} from "@hilo/rules/registration/invitations";
import type { RegistrationMode } from "@hilo/rules/site/registration";
import { useState } from "react";
import { type Outputs, trpc } from "../../../platform/api/trpc.ts";
import { formChecks } from "../../../platform/form-checks.ts";
import { QueryBoundary } from "../../../platform/query-boundary.tsx";
import { useSite } from "../../../platform/site.ts";
import { Button } from "../../../ui/button.tsx";
import { Choice } from "../../../ui/choice.tsx";
import { Confirm } from "../../../ui/confirm.tsx";
import { Field } from "../../../ui/field.tsx";
import { Section } from "../../../ui/section.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { DayTime } from "../shell/dates.tsx";
import { FormDialog, NewLink, useAdminCallbacks } from "../shell/form-dialog.tsx";

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
	const change = trpc.site.setRegistration.useMutation(useAdminCallbacks("Saved"));
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

type Invitation = Outputs["registration"]["invitations"][number];

function InvitationLinks() {
	const invitations = trpc.registration.invitations.useQuery();
	const [isMaking, setMaking] = useState(false);
	return (
		<Section
			size="small"
			title="Invitation links"
			aside={
				<Button small onClick={() => setMaking(true)}>
					New link
				</Button>
			}
		>
			<QueryBoundary query={invitations} fallback={<Skeleton count={1} className="h-12" />}>
				{(open) => <OpenLinks invitations={open} />}
			</QueryBoundary>
			{isMaking && <InvitationDialog onClose={() => setMaking(false)} />}
		</Section>
	);
}

function OpenLinks({ invitations }: { invitations: readonly Invitation[] }) {
	const [ending, setEnding] = useState<Invitation | null>(null);
	const end = trpc.registration.endInvitation.useMutation(useAdminCallbacks("The link has ended"));
	if (invitations.length === 0) return <p className="text-muted">No link is open.</p>;
	return (
		<>
			<ul className="divide-y divide-line">
				{invitations.map((invitation) => (
					<li
						key={invitation.id}
						className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-3 py-2.5 first:pt-0"
					>
						<div className="min-w-0">
							<p className="font-bold wrap-anywhere">{nameOf(invitation)}</p>
							<p className="text-sm text-muted">
								{invitation.usesLeft} of {invitation.maxUses} left, until{" "}
								<DayTime iso={invitation.expiresAt} />
								{invitation.createdBy !== null && <>, by {invitation.createdBy}</>}
							</p>
						</div>
						<Button
							kind="quiet"
							small
							aria-label={`End: ${nameOf(invitation)}`}
							isBusy={end.isPending && end.variables.id === invitation.id}
							onClick={() => setEnding(invitation)}
						>
							End
						</Button>
					</li>
				))}
			</ul>
			{ending && (
				<Confirm
					title="End this link?"
					confirm="End the link"
					onConfirm={() => end.mutate({ id: ending.id })}
					onClose={() => setEnding(null)}
				>
					{nameOf(ending)}: no more accounts can be created with it. Accounts that were created with it stay.
				</Confirm>
			)}
		</>
	);
}

const nameOf = ({ note }: Invitation) => note || "Invitation link";

const DAYS = INVITATION_DAYS.map((days) => ({
	value: String(days),
	label: days === 1 ? "1 day" : `${days} days`,
}));

const CHECKS = formChecks({
	note: checkNote,
	uses: (text) => (isUsesCount(Number(text)) ? null : "registration/uses-invalid"),
	days: () => null,
});

/** Makes a link, and then shows it: it can't be shown again. */
function InvitationDialog({ onClose }: { onClose: () => void }) {
	const utils = trpc.useUtils();
	const { registration } = useSite();
	const create = trpc.registration.createInvitation.useMutation({
		onSuccess: () => utils.registration.invitations.invalidate(),
	});
	if (create.data)
		return (
			<NewLink title="Your invitation link" label="Invitation link" url={create.data.url} onClose={onClose}>
				Copy it now: it is shown only this once.
			</NewLink>
		);
	return (
		<FormDialog
			title="New invitation link"
			description={
				registration === "closed"
					? "Registration is closed: the link works only once you choose Open or By invitation."
					: "Anyone with the link can create an account, until it is used up or ends."
			}
			checks={CHECKS}
			send={({ note, uses, days }) =>
				create.mutate({
					note,
					uses: Number(uses),
					days: INVITATION_DAYS.find((each) => String(each) === days) ?? DEFAULT_DAYS,
				})
			}
			mutation={create}
			submit={{ children: "Make link", busy: "Making..." }}
			onClose={onClose}
			initial={{ uses: "1" }}
		>
			<Field
				name="note"
				label="Note"
				required={false}
				autoFocus
				autoComplete="off"
				hint="For administrators: who the link is for. Optional."
			/>
			<Field
				name="uses"
				label="Accounts"
				inputMode="numeric"
				autoComplete="off"
				hint={`1 to ${MAX_INVITATION_USES.toLocaleString("en-US")}.`}
			/>
			<Choice
				legend="Ends after"
				name="days"
				options={DAYS}
				chosen={String(DEFAULT_DAYS)}
				className="flex flex-wrap gap-1.5 [--chip-pad:--spacing(2.5)]"
			/>
		</FormDialog>
	);
}

const DEFAULT_DAYS = 7;
