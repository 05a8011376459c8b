import { InviteFriends } from "../features/custom-games/invite/invite-friends.tsx";
import { OwnDuels } from "../features/duels/list/own-duels.tsx";
import { FriendsTab } from "../features/friends/friends-tab.tsx";
import type { Me } from "../platform/session.ts";

export function SocialTab({ me }: { me: Me }) {
	return (
		<InviteFriends>
			<OwnDuels>
				<FriendsTab me={me} />
			</OwnDuels>
		</InviteFriends>
	);
}
