import { migrate } from "../migrate.ts";
import { openDatabase } from "../open-database.ts";

/** Run as a separate process by a test: migrates the database of its argument, and prints the migrations that ran. */
const database = await openDatabase({ url: String(process.argv[2]) });
process.stdout.write(JSON.stringify(await migrate(database)));
await database.close();
