import { errorText } from "../../../platform/api/error-text.ts";
import { trpc } from "../../../platform/api/trpc.ts";
import type { SharedGame } from "./shared-game.ts";

export interface Invite {
	send(to: { userIds?: string[]; emails?: string[] }, message: string): void;
	readonly isBusy: boolean;
	readonly problem: string | null;
	/** The number of players invited; null before it was sent. */
	readonly invited: number | null;
	reset(): void;
}

export function useInvite({ id, isOwn }: SharedGame, linkKey: string | undefined): Invite {
	const utils = trpc.useUtils();
	const invite = trpc.customGames.invite.useMutation({
		onSuccess: () => {
			if (isOwn) utils.customGames.sentInvitations.invalidate({ id });
		},
	});
	return {
		send: (to, message) =>
			invite.mutate({ id, key: linkKey, userIds: [], emails: [], ...to, message: message.trim() }),
		isBusy: invite.isPending,
		problem: invite.error && errorText(invite.error),
		invited: invite.data?.invited ?? null,
		reset: () => invite.reset(),
	};
}
