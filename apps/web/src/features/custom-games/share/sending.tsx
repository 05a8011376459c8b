import { CUSTOM_GAMES_ERRORS } from "@hilo/rules/custom-games/custom-games.errors";
import { MAX_INVITATION_MESSAGE_LENGTH } from "@hilo/rules/custom-games/limits";
import { checkGameText } from "@hilo/rules/custom-games/text";
import { useId } from "react";
import { Button } from "../../../ui/button.tsx";
import { Done } from "../../../ui/done.tsx";
import { CloseButton } from "../../../ui/modal.tsx";
import type { Invite } from "./use-invite.ts";

export function messageFault(message: string): string | null {
	const fault = checkGameText(message, MAX_INVITATION_MESSAGE_LENGTH, {
		tooLong: "custom-games/message-too-long",
	});
	return fault && CUSTOM_GAMES_ERRORS[fault].message;
}

interface MessageFieldProps {
	message: string;
	setMessage: (message: string) => void;
}

export function MessageField({ message, setMessage }: MessageFieldProps) {
	const id = useId();
	const fault = messageFault(message);
	return (
		<div>
			<label htmlFor={id} className="mb-1.5 block font-bold">
				Message (optional)
			</label>
			<textarea
				id={id}
				rows={2}
				value={message}
				aria-invalid={fault !== null}
				aria-describedby={fault ? `${id}-fault` : undefined}
				onChange={({ currentTarget }) => setMessage(currentTarget.value)}
				className={`block w-full rounded-md border-2 bg-paper px-4 py-2.5 leading-snug ${fault ? "border-wrong" : "border-edge"}`}
			/>
			{fault && (
				<p id={`${id}-fault`} className="mt-1.5 font-bold text-wrong">
					{fault}
				</p>
			)}
		</div>
	);
}

interface SendProps {
	invite: Invite;
	fault: string | null;
}

export function Send({ invite: { isBusy, problem }, fault }: SendProps) {
	return (
		<>
			<div role="alert">
				{(fault ?? problem) && <p className="font-bold text-wrong">{fault ?? problem}</p>}
			</div>
			<div className="grid grid-cols-[auto_minmax(0,1fr)] gap-3">
				<CloseButton kind="quiet">Cancel</CloseButton>
				<Button type="submit" aria-disabled={isBusy || undefined}>
					{isBusy ? "Sending..." : "Send invitations"}
				</Button>
			</div>
		</>
	);
}

export function Sent({ invited, goOn }: { invited: number; goOn: () => void }) {
	return (
		<div className="grid content-center justify-items-center gap-5 text-center">
			<Done className="grid gap-2">
				<p className="font-display text-3xl font-extrabold">{invited === 0 ? "Nothing new" : "Sent!"}</p>
				<p className="text-lg text-muted text-pretty">{sentText(invited)}</p>
			</Done>
			<div className="flex gap-3">
				<Button kind="quiet" onClick={goOn}>
					Invite more
				</Button>
				<CloseButton>Done</CloseButton>
			</div>
		</div>
	);
}

function sentText(invited: number): string {
	if (invited === 0) return "Everyone you chose has been invited already.";
	return invited === 1 ? "1 person is invited to play." : `${invited} people are invited to play.`;
}
