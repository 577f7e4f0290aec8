import io
import os

import discord
import yarl

api = os.environ["PLAYGROUND_API"]
discord.http.Route.BASE = f"{api}/v10"
discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(api.replace("http", "ws", 1)).with_path("/gateway")

intents = discord.Intents.default()
intents.message_content = True


class Order(discord.ui.Modal, title="Your order"):
    wish = discord.ui.TextInput(label="Your wish", custom_id="wish")

    async def on_submit(self, interaction):
        await interaction.response.defer(thinking=True)
        file = discord.File(io.BytesIO(self.wish.value.encode()), "wish.txt")
        await interaction.edit_original_response(content="Here it is.", attachments=[file])


class Hello(discord.ui.View):
    @discord.ui.button(label="More", custom_id="more")
    async def more(self, interaction, _button):
        await interaction.response.edit_message(content="Hello again!")

    @discord.ui.button(label="Order", custom_id="order")
    async def order(self, interaction, _button):
        await interaction.response.send_modal(Order())

    @discord.ui.select(custom_id="tea", options=[discord.SelectOption(label=tea) for tea in ("Assam", "Sencha")])
    async def tea(self, interaction, select):
        await interaction.response.send_message(f"{select.values[0]}, then.", ephemeral=True)


class Bot(discord.Client):
    async def setup_hook(self):
        await tree.sync()

    async def on_message(self, message):
        if message.author.bot or self.user not in message.mentions:
            return
        if message.content.endswith("role"):
            return await message.author.add_roles(discord.utils.get(message.guild.roles, name="Tea"))
        if message.content.endswith("pin"):
            return await message.pin()
        if message.content.endswith("webhook"):
            webhook = await message.channel.create_webhook(name="Kettle")
            sent = await webhook.send("Tea is ready.", username="Cup", wait=True)
            await sent.edit(content="Tea is served.")
            return await webhook.delete()
        await message.add_reaction("👋")
        await message.reply(f"Hello, {message.author.name}!")
        thread = await message.create_thread(name="Talk")
        said = await thread.send("Ask me.")
        await said.edit(content="Ask me anything.")

    async def on_raw_reaction_add(self, reaction):
        if reaction.user_id != self.user.id:
            channel = self.get_channel(reaction.channel_id)
            await channel.send(f"Thank you for {reaction.emoji.name}")


bot = Bot(intents=intents)
tree = discord.app_commands.CommandTree(bot)


@tree.command(description="Says hello")
async def hello(interaction, who: str):
    await interaction.response.send_message(f"Hello, {who}!", view=Hello())


@hello.autocomplete("who")
async def names(_interaction, current: str):
    return [discord.app_commands.Choice(name=name, value=name) for name in ("Ada", "Alan") if name.startswith(current)]


bot.run(os.environ["PLAYGROUND_TOKEN"])
