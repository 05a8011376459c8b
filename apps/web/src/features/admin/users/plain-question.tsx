import type { Outputs } from "../../../platform/api/trpc.ts";
import { Confirm } from "../../../ui/confirm.tsx";
import type { UserActions } from "./use-user-actions.ts";

interface PlainQuestionProps {
	user: Outputs["admin"]["user"];
	asking: "rights" | "sessions" | "lift";
	actions: UserActions;
	onClose: () => void;
}

export function PlainQuestion({
	user: { id: userId, username, isAdmin },
	asking,
	actions,
	onClose,
}: PlainQuestionProps) {
	const questions = {
		rights: isAdmin
			? {
					title: `Take administrator rights from ${username}?`,
					text: "They can't open this area any more, from this moment on.",
					confirm: "Take away",
					go: () => actions.setAdmin.mutate({ userId, isAdmin: false }),
				}
			: {
					title: `Make ${username} an administrator?`,
					text: "They can do everything that you can do here, also to you.",
					confirm: "Make administrator",
					go: () => actions.setAdmin.mutate({ userId, isAdmin: true }),
				},
		sessions: {
			title: `Sign ${username} out everywhere?`,
			text: "All devices are signed out at once. The password stays the same.",
			confirm: "Sign out",
			go: () => actions.endSessions.mutate({ userId }),
		},
		lift: {
			title: `Lift the suspension of ${username}?`,
			text: "They can sign in again, and everybody sees them again.",
			confirm: "Lift",
			go: () => actions.lift.mutate({ userId }),
		},
	};
	const { title, text, confirm, go } = questions[asking];
	return (
		<Confirm title={title} confirm={confirm} onConfirm={go} onClose={onClose}>
			{text}
		</Confirm>
	);
}
