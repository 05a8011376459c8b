import { Avatar } from "../../../ui/avatar.tsx";
import type { Friend } from "../model/friend.ts";

export function EmptyChat({
	friend: { username, avatarUrl },
}: {
	friend: Pick<Friend, "username" | "avatarUrl">;
}) {
	return (
		<div className="grid min-h-0 grow place-content-center justify-items-center gap-3 overflow-y-auto p-5 text-center">
			<Avatar username={username} url={avatarUrl} className="grid size-20 text-3xl" />
			<p className="font-display text-2xl font-bold [overflow-wrap:anywhere]">Say hi to {username}</p>
			<p className="text-muted text-balance">Or send a link to a game and see who does better.</p>
		</div>
	);
}
