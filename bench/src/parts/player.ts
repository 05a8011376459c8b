import { type Answer, HttpConnection } from "../processes/http-connection.ts";

export class BenchPlayer {
	readonly id: string;
	readonly cookie: string;
	readonly #url: string;

	private constructor(url: string, id: string, cookie: string) {
		this.#url = url;
		this.id = id;
		this.cookie = cookie;
	}

	static async register(url: string, username: string): Promise<BenchPlayer> {
		const body = { username, email: `${username}@example.org`, password: "correct horse" };
		const answer = await send(url, "/api/auth/register", body);
		const [cookie] = answer.headers["set-cookie"]?.[0]?.split(";") ?? [];
		if (!cookie) throw new Error("The site gave no session.");
		return new BenchPlayer(url, JSON.parse(answer.body.toString()).user._id, cookie);
	}

	/** Sends a documented call. @throws Error unless it succeeds */
	async post(path: string, body: object): Promise<void> {
		await send(this.#url, path, body, { cookie: this.cookie });
	}
}

async function send(url: string, path: string, body: object, headers = {}): Promise<Answer> {
	const connection = new HttpConnection(url);
	const answer = await connection.send({ path, method: "POST", body, headers });
	connection.close();
	if (answer.status >= 300) throw new Error(`${path} answered ${answer.status}: ${answer.body}`);
	return answer;
}

/** Keeps failed requests out of the measurement. @throws Error with the answer's text on another status. */
export function expectStatus(answer: Answer, status: number): void {
	if (answer.status !== status) throw new Error(`answered ${answer.status}: ${answer.body}`);
}
