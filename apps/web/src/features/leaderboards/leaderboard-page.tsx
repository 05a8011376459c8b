import { useMe } from "../../platform/session.ts";
import { useSignInAddress } from "../../platform/sign-in-address.ts";
import { LinkButton } from "../../ui/button.tsx";
import { BoardTiles } from "./board-tiles.tsx";
import { ClassicTab } from "./classic-tab.tsx";

export function LeaderboardPage() {
	const me = useMe();
	const signIn = useSignInAddress();
	return (
		<div className="wide pt-5 md:pt-9">
			<div className="motion-safe:animate-hero">
				<h1 className="text-[clamp(2.25rem,10.2vw,3.5rem)] leading-none tracking-[-0.01em]">LEADERBOARDS</h1>
				<BoardTiles />
			</div>
			{me ? (
				<ClassicTab me={me} />
			) : (
				<div className="mt-8 flex flex-wrap items-center justify-between gap-6 rounded-xl bg-raise p-6 shadow-card md:p-10">
					<p className="max-w-md text-xl">Sign in to see who's on top.</p>
					<LinkButton {...signIn}>Sign In</LinkButton>
				</div>
			)}
		</div>
	);
}
