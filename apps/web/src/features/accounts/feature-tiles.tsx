const TILES = [
	{ title: "Custom Games", text: "Duels made by players.", path: "M4 12h16M12 4v16" },
	{ title: "Leaderboards", text: "Ten places on each.", path: "M5 20v-7m7 7V4m7 16v-4" },
	{
		title: "Friends",
		text: "Play against people you know.",
		path: "M8.5 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7Zm-6 9a6 6 0 0 1 12 0m1.5-9.2A3.5 3.5 0 0 0 16 4.2m2.5 15.8a6 6 0 0 0-2.2-4.6",
	},
];

/** What an account is for. */
export function FeatureTiles() {
	return (
		<ul className="grid gap-3 self-start sm:grid-cols-3 lg:mt-4">
			{TILES.map(({ title, text, path }) => (
				<li
					key={title}
					className="grid grid-cols-[auto_1fr] content-start gap-x-4 gap-y-1 rounded-lg border-2 border-line p-4 sm:grid-cols-1 sm:gap-y-2 sm:p-5"
				>
					<svg
						viewBox="0 0 24 24"
						aria-hidden="true"
						className="row-span-2 size-8 self-center fill-none sm:row-auto sm:self-start stroke-current stroke-[2.5]"
					>
						<path d={path} strokeLinecap="round" strokeLinejoin="round" />
					</svg>
					<h2 className="text-xl">{title}</h2>
					<p className="text-muted">{text}</p>
				</li>
			))}
		</ul>
	);
}
