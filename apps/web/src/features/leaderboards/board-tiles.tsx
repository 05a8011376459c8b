const TILES = [
	{
		title: "Top Players",
		path: "M7 4h10v5a5 5 0 0 1-10 0V4Zm0 2H3v1a4 4 0 0 0 4 4m10-5h4v1a4 4 0 0 1-4 4m-5 3v4m-4 2h8",
	},
	{ title: "Classic Games", path: "M12 4v16M3 5h6v14H3zm12 0h6v14h-6z" },
	{ title: "Top Creators", path: "m4 20 1-5L16 4l4 4L9 19l-5 1Zm9.5-13.5 4 4" },
	{ title: "Custom Games", path: "M12 4v16m-8-8h16" },
];

/** What there are boards of. */
export function BoardTiles() {
	return (
		<ul className="mt-8 grid grid-cols-2 gap-3 md:mt-12 md:gap-4 lg:grid-cols-4">
			{TILES.map(({ title, path }) => (
				<li key={title} className="flex items-center gap-3 rounded-lg border-2 border-line p-4 md:p-5">
					<svg
						viewBox="0 0 24 24"
						aria-hidden="true"
						className="size-7 shrink-0 fill-none stroke-current stroke-[2.25]"
					>
						<path d={path} strokeLinecap="round" strokeLinejoin="round" />
					</svg>
					<span className="font-display text-lg leading-tight font-bold md:text-xl">{title}</span>
				</li>
			))}
		</ul>
	);
}
