import { trpc } from "../../../platform/api/trpc.ts";
import { toastFailure } from "../../../platform/toast-failure.ts";
import { toast } from "../../../platform/toasts.ts";

/** Dialogs show the errors of their actions; the other actions show a toast. */
export function useUserActions(onDone: () => void) {
	const utils = trpc.useUtils();
	const done = (text: string) => ({
		onSuccess: async () => {
			onDone();
			toast("success", text);
			await utils.admin.invalidate();
		},
	});
	const plain = (text: string) => ({ ...done(text), onError: toastFailure });
	return {
		setAdmin: trpc.admin.setAdmin.useMutation(plain("Rights changed")),
		endSessions: trpc.admin.endSessions.useMutation(plain("Signed out everywhere")),
		lift: trpc.moderation.lift.useMutation(plain("Suspension lifted")),
		rename: trpc.moderation.renameUser.useMutation(done("Name changed")),
		suspend: trpc.moderation.suspend.useMutation(done("Account suspended")),
		resetScores: trpc.admin.resetScores.useMutation(done("Scores reset")),
		deleteUser: trpc.admin.deleteUser.useMutation(done("Account deleted")),
	};
}

export type UserActions = ReturnType<typeof useUserActions>;
