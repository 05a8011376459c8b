import type { TicketStatus } from "@hilo/rules/support/tickets";
import { type Outputs, trpc } from "../../../platform/api/trpc.ts";
import { toastFailure } from "../../../platform/toast-failure.ts";
import { Button } from "../../../ui/button.tsx";

type Ticket = Outputs["support"]["ticket"];

const STEPS: Readonly<Record<TicketStatus, readonly { to: TicketStatus; words: string }[]>> = {
	open: [
		{ to: "in-progress", words: "Mark in progress" },
		{ to: "closed", words: "Close" },
	],
	"in-progress": [
		{ to: "open", words: "Back to open" },
		{ to: "closed", words: "Close" },
	],
	closed: [{ to: "in-progress", words: "Reopen" }],
};

export function TicketActions({ ticket, myId }: { ticket: Ticket; myId: string }) {
	const utils = trpc.useUtils();
	const options = { onSuccess: () => utils.support.invalidate(), onError: toastFailure };
	const assign = trpc.support.assign.useMutation(options);
	const setStatus = trpc.support.setStatus.useMutation(options);
	const isBusy = assign.isPending || setStatus.isPending;
	const { id, assignee, status } = ticket;
	const isMine = assignee?.userId === myId;
	const button = (words: string, act: () => void) => (
		<Button
			key={words}
			kind="quiet"
			small
			aria-disabled={isBusy || undefined}
			onClick={() => !isBusy && act()}
		>
			{words}
		</Button>
	);
	return (
		<div className="flex flex-wrap gap-2 lg:grid">
			{isMine
				? button("Give it back", () => assign.mutate({ id, userId: null }))
				: button(assignee ? "Take it over" : "Assign to me", () => assign.mutate({ id, userId: myId }))}
			{STEPS[status].map(({ to, words }) => button(words, () => setStatus.mutate({ id, status: to })))}
		</div>
	);
}
