import type { GameKey } from "@hilo/rules/play/games";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import type { Outputs } from "../../../platform/api/trpc.ts";
import { useMe } from "../../../platform/session.ts";
import { Button } from "../../../ui/button.tsx";
import { MENU_ENTRY, MoreMenu } from "../../../ui/more-menu.tsx";
import { ConfirmByName } from "../shell/confirm-by-name.tsx";
import { PlainQuestion } from "./plain-question.tsx";
import { RenameDialog } from "./rename-dialog.tsx";
import { ResetScoresDialog } from "./reset-scores-dialog.tsx";
import { SuspendDialog } from "./suspend-dialog.tsx";
import { useUserActions } from "./use-user-actions.ts";

type OneUser = Outputs["admin"]["user"];
type Asking = "rights" | "sessions" | "lift" | "suspend" | "rename" | "scores" | "delete";

/** The two usual actions are buttons, the rest is in a menu. Each asks for confirmation. */
export function UserActionBar({ user }: { user: OneUser }) {
	const [asking, setAsking] = useState<Asking | null>(null);
	const isMe = useMe()?.id === user.id;
	return (
		<>
			{user.suspension ? (
				<Button kind="quiet" small onClick={() => setAsking("lift")}>
					Lift suspension
				</Button>
			) : (
				!isMe &&
				!user.isAdmin && (
					<Button kind="quiet" small onClick={() => setAsking("suspend")}>
						Suspend
					</Button>
				)
			)}
			<MoreMenu label={`More to do with ${user.username}`}>
				<Entry onChoose={() => setAsking("rights")}>
					{user.isAdmin ? "Take administrator rights away" : "Make an administrator"}
				</Entry>
				<Entry onChoose={() => setAsking("rename")}>Change name</Entry>
				<Entry onChoose={() => setAsking("sessions")}>End all sessions</Entry>
				<Entry onChoose={() => setAsking("scores")}>Reset scores</Entry>
				{!isMe && <Entry onChoose={() => setAsking("delete")}>Delete account</Entry>}
			</MoreMenu>
			{asking && <Question user={user} asking={asking} onClose={() => setAsking(null)} />}
		</>
	);
}

function Entry({ children, onChoose }: { children: string; onChoose: () => void }) {
	return (
		<button type="button" role="menuitem" className={MENU_ENTRY} onClick={onChoose}>
			{children}
		</button>
	);
}

interface QuestionProps {
	user: OneUser;
	asking: Asking;
	onClose: () => void;
}

function Question({ user, asking, onClose }: QuestionProps) {
	const navigate = useNavigate();
	const actions = useUserActions(() => {
		onClose();
		if (asking === "delete") navigate({ to: "/admin/users", replace: true });
	});
	const { id: userId, username } = user;
	const scored: GameKey[] = user.scores.filter(({ highScore }) => highScore > 0).map(({ key }) => key);
	switch (asking) {
		case "suspend":
			return (
				<SuspendDialog
					username={username}
					call={actions.suspend}
					onSuspend={(why) => actions.suspend.mutate({ userId, ...why })}
					onClose={onClose}
				/>
			);
		case "rename":
			return (
				<RenameDialog
					username={username}
					call={actions.rename}
					onRename={(change) => actions.rename.mutate({ userId, ...change })}
					onClose={onClose}
				/>
			);
		case "scores":
			return (
				<ResetScoresDialog
					username={username}
					scored={scored}
					call={actions.resetScores}
					onReset={(game) => actions.resetScores.mutate({ userId, game })}
					onClose={onClose}
				/>
			);
		case "delete":
			return (
				<ConfirmByName
					title={`Delete ${username}`}
					name={username}
					confirm="Delete"
					busy="Deleting..."
					call={actions.deleteUser}
					onConfirm={() => actions.deleteUser.mutate({ userId, username })}
					onClose={onClose}
				>
					The account, its scores, games, chats and tickets are deleted for good, at once. This can't be
					undone.
				</ConfirmByName>
			);
		default:
			return <PlainQuestion user={user} asking={asking} actions={actions} onClose={onClose} />;
	}
}
