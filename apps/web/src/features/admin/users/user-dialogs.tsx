import { MODERATION_ERRORS } from "@hilo/rules/moderation/moderation.errors";
import { GAME_KEYS, type GameKey, gameTitle } from "@hilo/rules/play/games";
import { DAY_MS } from "@hilo/rules/time/durations";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { type Outputs, trpc } from "../../../platform/api/trpc.ts";
import { useSite } from "../../../platform/site.ts";
import { Choice } from "../../../ui/choice.tsx";
import { Confirm } from "../../../ui/confirm.tsx";
import { Field } from "../../../ui/field.tsx";
import { Select } from "../../../ui/select.tsx";
import { isFutureDay, localTime, suspensionEnd } from "../shell/dates.tsx";
import {
	ConfirmByName,
	checkReason,
	FormDialog,
	NewLink,
	ReasonField,
	useAdminCallbacks,
} from "../shell/form-dialog.tsx";

interface UserDialogProps {
	user: Outputs["admin"]["user"];
	onClose: () => void;
}

export const USER_DIALOGS = {
	rights: RightsDialog,
	password: PasswordLinkDialog,
	sessions: EndSessionsDialog,
	lift: LiftSuspensionDialog,
	suspend: SuspendDialog,
	rename: RenameDialog,
	scores: ResetScoresDialog,
	delete: DeleteDialog,
};
export type UserAction = keyof typeof USER_DIALOGS;

function RightsDialog({ user: { id: userId, username, isAdmin }, onClose }: UserDialogProps) {
	const setAdmin = trpc.admin.setAdmin.useMutation(useAdminCallbacks("Rights changed"));
	return (
		<Confirm
			title={isAdmin ? `Take administrator rights from ${username}?` : `Make ${username} an administrator?`}
			confirm={isAdmin ? "Take away" : "Make administrator"}
			onConfirm={() => setAdmin.mutate({ userId, isAdmin: !isAdmin })}
			onClose={onClose}
		>
			{isAdmin
				? "They can't open this area any more, from this moment on."
				: "They can do everything that you can do here, also to you."}
		</Confirm>
	);
}

function EndSessionsDialog({ user: { id: userId, username }, onClose }: UserDialogProps) {
	const endSessions = trpc.admin.endSessions.useMutation(useAdminCallbacks("Signed out everywhere"));
	return (
		<Confirm
			title={`Sign ${username} out everywhere?`}
			confirm="Sign out"
			onConfirm={() => endSessions.mutate({ userId })}
			onClose={onClose}
		>
			All devices are signed out immediately. The password stays the same.
		</Confirm>
	);
}

function LiftSuspensionDialog({ user: { id: userId, username }, onClose }: UserDialogProps) {
	const lift = trpc.moderation.lift.useMutation(useAdminCallbacks("Suspension lifted"));
	return (
		<Confirm
			title={`Lift the suspension of ${username}?`}
			confirm="Lift"
			onConfirm={() => lift.mutate({ userId })}
			onClose={onClose}
		>
			They can sign in again, and everybody sees them again.
		</Confirm>
	);
}

const SUSPENSION_LENGTHS = [
	{ value: "1", label: "1 day" },
	{ value: "7", label: "1 week" },
	{ value: "30", label: "30 days" },
	{ value: "day", label: "Until a day" },
	{ value: "forever", label: "No end" },
] as const;
type SuspensionLength = (typeof SUSPENSION_LENGTHS)[number]["value"];

function SuspendDialog({ user: { id: userId, username }, onClose }: UserDialogProps) {
	const suspend = trpc.moderation.suspend.useMutation(useAdminCallbacks("Account suspended", onClose));
	const { sendsMail } = useSite();
	const [length, setLength] = useState<SuspensionLength>("7");
	const tomorrow = localTime(new Date(Date.now() + DAY_MS).toISOString()).slice(0, 10);
	return (
		<FormDialog
			title={<>Suspend {username}</>}
			description="They are signed out everywhere immediately and hidden from everybody until it ends. Nothing is deleted."
			checks={{ reason: checkReason, day: length === "day" ? checkDay : () => null }}
			send={({ reason, day }) => suspend.mutate({ userId, reason: reason.trim(), until: endOf(length, day) })}
			mutation={suspend}
			submit={{ children: "Suspend", busy: "Suspending...", kind: "wrong" }}
			onClose={onClose}
		>
			<ReasonField
				hint={`The player sees this ${sendsMail ? "in an email and " : ""}when signing in.`}
				autoFocus
			/>
			<Choice legend="For how long" options={SUSPENSION_LENGTHS} chosen={length} onChoose={setLength} />
			{length === "day" && (
				<Field name="day" label="Until" type="date" min={tomorrow} defaultValue={tomorrow} />
			)}
		</FormDialog>
	);
}

function checkDay(day: string): string | null {
	return isFutureDay(day) ? null : MODERATION_ERRORS["moderation/until-invalid"].message;
}

/** Returns the end as ISO 8601; null for never. */
function endOf(length: SuspensionLength, day: string): string | null {
	if (length === "forever") return null;
	return length === "day" ? suspensionEnd(day) : new Date(Date.now() + Number(length) * DAY_MS).toISOString();
}

function RenameDialog({ user: { id: userId, username }, onClose }: UserDialogProps) {
	const rename = trpc.moderation.renameUser.useMutation(useAdminCallbacks("Name changed", onClose));
	return (
		<FormDialog
			title={
				<>
					Change the name of <bdi>{username}</bdi>
				</>
			}
			description="They can choose another name afterwards, but not a reserved one."
			// Only the server checks names.
			checks={{ username: () => null, reason: checkReason }}
			send={(change) => rename.mutate({ userId, ...change })}
			mutation={rename}
			submit={{ children: "Rename", busy: "Saving..." }}
			onClose={onClose}
		>
			<Field
				name="username"
				label="New username"
				autoComplete="off"
				autoCapitalize="none"
				spellCheck={false}
				autoFocus
			/>
			<ReasonField hint="The player sees this in a notification." />
		</FormDialog>
	);
}

function ResetScoresDialog({ user: { id: userId, username, scores }, onClose }: UserDialogProps) {
	const reset = trpc.admin.resetScores.useMutation(useAdminCallbacks("Scores reset", onClose));
	const [game, setGame] = useState<GameKey | "all">("all");
	const games = scores
		.filter(({ highScore }) => highScore > 0)
		.map(({ key }) => ({ value: key, label: gameTitle(key) }));
	return (
		<ConfirmByName
			title={`Reset scores of ${username}`}
			name={username}
			confirm="Reset"
			busy="Resetting..."
			mutation={reset}
			onConfirm={() => reset.mutate({ userId, game })}
			onClose={onClose}
		>
			<p>High scores and places on the boards are lost for good. XP and badges stay.</p>
			<Select
				label="Game"
				className="mt-4 text-ink"
				value={game}
				onChange={({ target }) => setGame(GAME_KEYS.find((key) => key === target.value) ?? "all")}
				options={[{ value: "all", label: "All games" }, ...games]}
			/>
		</ConfirmByName>
	);
}

function DeleteDialog({ user: { id: userId, username }, onClose }: UserDialogProps) {
	const navigate = useNavigate();
	const deleteUser = trpc.admin.deleteUser.useMutation(
		useAdminCallbacks("Account deleted", () => {
			onClose();
			navigate({ to: "/admin/users", replace: true });
		}),
	);
	return (
		<ConfirmByName
			title={`Delete ${username}`}
			name={username}
			confirm="Delete"
			busy="Deleting..."
			mutation={deleteUser}
			onConfirm={() => deleteUser.mutate({ userId, username })}
			onClose={onClose}
		>
			The account, its scores, games, chats and tickets are deleted for good, immediately. This can't be
			undone.
		</ConfirmByName>
	);
}

/** Makes a link by which the player chooses a new password. */
function PasswordLinkDialog({ user: { id: userId, username }, onClose }: UserDialogProps) {
	const create = trpc.admin.createPasswordLink.useMutation();
	if (create.data)
		return (
			<NewLink title="The password link" label="Password link" url={create.data.url} onClose={onClose}>
				Copy it now, and give it to <bdi>{username}</bdi>: it is shown only this once.
			</NewLink>
		);
	return (
		<FormDialog
			title={
				<>
					A new password for <bdi>{username}</bdi>
				</>
			}
			description="Make a link and give it to the player. It works once, for a day; the password stays the same until it is used. Be sure who asks: the link gives the whole account."
			checks={{}}
			send={() => create.mutate({ userId })}
			mutation={create}
			submit={{ children: "Make link", busy: "Making..." }}
			onClose={onClose}
		>
			{null}
		</FormDialog>
	);
}
