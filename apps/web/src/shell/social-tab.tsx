import { InviteFriends } from "../features/custom-games/invite/invite-friends.tsx";
import { FriendsTab } from "../features/friends/friends-tab.tsx";
import type { Me } from "../platform/session.ts";

/** The friends, who can be invited to games from here. */
export function SocialTab({ me }: { me: Me }) {
	return (
		<InviteFriends>
			<FriendsTab me={me} />
		</InviteFriends>
	);
}
