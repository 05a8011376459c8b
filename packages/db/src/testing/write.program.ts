import { openDatabase } from "../open-database.ts";

/** Writes rows into the database that its argument names until it is killed, and prints each one's number once it is kept. */
const { transaction } = await openDatabase({ url: String(process.argv[2]) });

async function writeFrom(first: number, step: number): Promise<never> {
	for (let n = first; ; n += step) {
		await transaction((tx) =>
			tx
				.insertInto("settings")
				.values({ key: `${n}`, value: "kept" })
				.execute(),
		);
		process.stdout.write(`${n}\n`);
	}
}

await Promise.all([0, 1, 2, 3, 4].map((first) => writeFrom(first, 5)));
