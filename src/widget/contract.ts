/** What `/chat/Visitor/…` takes and answers, as src/http/visitor-operations.ts describes it. */

/** What a page may know of a chatbot. Pictures are whole addresses; what is not set is blank. */
export type Settings = {
  SerialNumber: string;
  Name: string;
  /** ISO 639-1, blank where the chatbot answers in the language of the question. */
  Language: string;
  ChatProfilePicture: string;
  ChatIcon: string;
  ChatBubbleAlign: number;
  ChatBubbleColor: string;
  ChatbotPopupOnce: boolean;
  ChatbotPrivacyPolicyDescription: string;
  ChatbotPrivacyPolicyName: string;
  ChatbotPrivacyPolicyUrl: string;
  EnablePushToTalk: boolean;
  EnableUploadImage: boolean;
  SocialPageUrl: string;
  SocialProfileUrl: string;
  MessengerUrl: string;
  RemoveChatLogOnBrowserClose: boolean;
  SuggestedMessage: string;
  TakesContact: boolean;
  TalkToHumanResponseMessage: string;
  UserInputPlaceholder: string;
  UserMessageColor: string;
  WelcomeMessage: string;
  RateLimitMessage: string;
};

/** A home below an answer. `Url` and `Image` may be blank. */
export type Card = { ID: number; Title: string; Price: string; Facts: string[]; Url: string; Image: string };

export type Message = {
  MessageID: number;
  Role: 'user' | 'assistant';
  Content: string;
  CreatedAt: string;
  Listings?: Card[];
};

export type Opened = { Token: string; Settings: Settings; Messages: Message[] };

export type Question = { content: string; chatAskType: 'Text' | 'Image' | 'Audio'; fileIds: number[] };

/** How an answer ends. */
export type Answered = {
  QuestionID: number;
  AnswerID: number;
  Answer: string;
  Listings: Card[];
  WantsPerson?: true;
};

export type Contact = { Name: string; Email: string; Phone: string; Message: string };
