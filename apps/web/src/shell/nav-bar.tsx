import { Link } from "@tanstack/react-router";
import { useMe } from "../platform/session.ts";
import { useSignInAddress } from "../platform/sign-in-address.ts";
import { PLAIN } from "../ui/button.tsx";
import { Mark } from "../ui/logo.tsx";
import { Account } from "./account.tsx";

export function NavBar() {
	const me = useMe();
	const signIn = useSignInAddress();
	return (
		<header className="sticky top-0 z-30 shrink-0 border-b border-line bg-paper">
			<div className="wide flex h-(--bar) items-center gap-2 pt-(--safe-top)">
				<Link to="/" className="flex items-center gap-2 font-display text-2xl font-extrabold">
					<Mark />
					Hilo
				</Link>
				<nav aria-label="Main" className="ml-auto flex items-center gap-1">
					<Link to="/leaderboard" className={`${PLAIN} max-sm:px-2`}>
						Leaderboard
					</Link>
					{me ? (
						<Account me={me} />
					) : (
						<Link
							{...signIn}
							className="press ml-1 rounded-md bg-ink px-3 py-2.5 font-display font-bold whitespace-nowrap text-paper sm:px-4"
						>
							Sign In
						</Link>
					)}
				</nav>
			</div>
		</header>
	);
}
