import { useSignOut } from "../features/accounts/use-sign-out.ts";
import { BusyItem } from "../features/presence/busy-item.tsx";
import { switchTheme } from "../platform/theme.ts";
import { closeMenu } from "./close-menu.ts";

/** The account menu's items that are not links. */
export function MenuActions({ userId }: { userId: string }) {
	const signOut = useSignOut();
	return (
		<>
			<li>
				<BusyItem userId={userId} />
			</li>
			<li>
				<button type="button" onClick={switchTheme}>
					Switch theme
				</button>
			</li>
			<li>
				<button
					type="button"
					onClick={(event) => {
						closeMenu(event);
						signOut();
					}}
				>
					Sign out
				</button>
			</li>
		</>
	);
}
