import { useState } from "react";
import { type Outputs, trpc } from "../../../platform/api/trpc.ts";
import { QueryBoundary } from "../../../platform/query-boundary.tsx";
import { toast, toastFailure } from "../../../platform/toasts.ts";
import { Button } from "../../../ui/button.tsx";
import { Confirm } from "../../../ui/confirm.tsx";
import { Section } from "../../../ui/section.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { DayTime } from "../shell/dates.tsx";
import { InvitationDialog } from "./invitation-dialog.tsx";

type Invitation = Outputs["registration"]["invitations"][number];

export function InvitationLinks() {
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
	const utils = trpc.useUtils();
	const [ending, setEnding] = useState<Invitation | null>(null);
	const end = trpc.registration.endInvitation.useMutation({
		onSuccess: () => toast("success", "The link has ended"),
		onError: toastFailure,
		onSettled: () => utils.registration.invitations.invalidate(),
	});
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
