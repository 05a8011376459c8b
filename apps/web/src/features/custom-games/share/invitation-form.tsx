import { MAX_INVITATION_MESSAGE_LENGTH, MAX_RECIPIENTS } from "@hilo/rules/custom-games/caps";
import { CUSTOM_GAMES_ERRORS } from "@hilo/rules/custom-games/custom-games.errors";
import { checkGameText } from "@hilo/rules/custom-games/item";
import { type ReactNode, useId, useRef } from "react";
import { errorText } from "../../../platform/api/errors.ts";
import { trpc } from "../../../platform/api/trpc.ts";
import { useSite } from "../../../platform/site.ts";
import { Button } from "../../../ui/button.tsx";
import { CloseButton } from "../../../ui/dialog.tsx";
import { Done } from "../../../ui/focus.tsx";
import type { SharedGame } from "./game-link.ts";

/** For the tabs that send invitations. They have one message together. */
export interface InvitationProps {
	game: SharedGame;
	linkKey: string | undefined;
	message: string;
	setMessage: (message: string) => void;
}

/** Returns the error text of a message; null if it is valid. */
export function messageError(message: string): string | null {
	const code = checkGameText(message, MAX_INVITATION_MESSAGE_LENGTH, {
		tooLong: "custom-games/message-too-long",
	});
	return code && CUSTOM_GAMES_ERRORS[code].message;
}

/** Returns the error text of a number of recipients; null if it is valid. */
export function recipientsError(recipients: number): string | null {
	if (recipients === 0) return CUSTOM_GAMES_ERRORS["custom-games/no-recipient"].message;
	return recipients > MAX_RECIPIENTS ? CUSTOM_GAMES_ERRORS["custom-games/too-many-recipients"].message : null;
}

interface InvitationFormProps extends InvitationProps {
	/** What is wrong with the recipients, unless it stands at their field. */
	error?: string | null;
	/** Sends the invitations if the recipients are valid. */
	onSubmit: (send: (recipients: Recipients) => void) => void;
	/** Removes the recipients, to invite others. */
	onReset: () => void;
	children: ReactNode;
}

interface Recipients {
	userIds: string[];
	emails: string[];
}

export function InvitationForm(props: InvitationFormProps) {
	const { game, linkKey, message, setMessage, error, onSubmit, onReset, children } = props;
	const id = useId();
	const field = useRef<HTMLTextAreaElement>(null);
	const { customGames } = trpc.useUtils();
	const invite = trpc.customGames.invite.useMutation({
		onSuccess: () => {
			if (game.isOwn) customGames.sentInvitations.invalidate({ id: game.id });
		},
	});
	if (invite.data) {
		const inviteMore = () => {
			onReset();
			invite.reset();
		};
		const isByAddress = (invite.variables.emails ?? []).length > 0;
		return <InvitationsSent {...{ isByAddress, invited: invite.data.invited, onInviteMore: inviteMore }} />;
	}
	const send = (recipients: Recipients) =>
		invite.mutate({ id: game.id, key: linkKey, ...recipients, message: message.trim() });
	const invalid = messageError(message);
	const problem = error ?? (invite.error && errorText(invite.error));
	return (
		<form
			noValidate
			className="grid grid-cols-1 content-between gap-4"
			onSubmit={(event) => {
				event.preventDefault();
				if (invite.isPending) return;
				if (invalid) field.current?.focus();
				else onSubmit(send);
			}}
		>
			{children}
			<div>
				<label htmlFor={id} className="mb-1.5 block font-bold">
					Message (optional)
				</label>
				<textarea
					ref={field}
					id={id}
					rows={2}
					value={message}
					aria-invalid={invalid !== null}
					aria-describedby={invalid ? `${id}-error` : undefined}
					onChange={({ currentTarget }) => setMessage(currentTarget.value)}
					className={`block w-full rounded-md border-2 bg-paper px-4 py-2.5 leading-snug ${invalid ? "border-wrong" : "border-edge"}`}
				/>
				{invalid && (
					<p id={`${id}-error`} className="mt-1.5 font-bold text-wrong">
						{invalid}
					</p>
				)}
			</div>
			<div role="alert">{problem && <p className="font-bold text-wrong">{problem}</p>}</div>
			<div className="grid grid-cols-[auto_minmax(0,1fr)] gap-3">
				<CloseButton kind="quiet">Cancel</CloseButton>
				<Button type="submit" isBusy={invite.isPending}>
					{invite.isPending ? "Sending..." : "Send invitations"}
				</Button>
			</div>
		</form>
	);
}

interface InvitationsSentProps {
	invited: number;
	isByAddress: boolean;
	onInviteMore: () => void;
}

function InvitationsSent({ invited, isByAddress, onInviteMore }: InvitationsSentProps) {
	const isUnsent = !useSite().sendsMail && isByAddress && invited > 0;
	return (
		<div className="grid content-center justify-items-center gap-5 text-center">
			<Done className="grid gap-2">
				<p className="font-display text-3xl font-extrabold">
					{invited === 0 ? "Nothing new" : isUnsent ? "Invited, without mail" : "Sent!"}
				</p>
				<p className="text-lg text-muted text-pretty">{isUnsent ? NO_MAIL_TEXT : sentText(invited)}</p>
			</Done>
			<div className="flex gap-3">
				<Button kind="quiet" onClick={onInviteMore}>
					Invite more
				</Button>
				<CloseButton>Done</CloseButton>
			</div>
		</div>
	);
}

/** The sender does not learn which addresses have an account. */
const NO_MAIL_TEXT =
	"Players with these addresses find the invitation on the site. Send everyone else the link.";

function sentText(invited: number): string {
	if (invited === 0) return "Everyone you chose has been invited already.";
	return invited === 1 ? "1 person is invited to play." : `${invited} people are invited to play.`;
}
